import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page may open a socket here: only our own; programs, which send no origin, may too. */
export function isAllowedOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || (publicUrl !== undefined && new URL(publicUrl).origin === origin);
}
