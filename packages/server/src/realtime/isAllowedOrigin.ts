import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page may open a socket here: our own may, and so may programs, which send no origin. */
export function isAllowedOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || (publicUrl !== undefined && new URL(publicUrl).origin === origin);
}
