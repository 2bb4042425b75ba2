import type { Config } from '../start/config';

/**
 * The address of a page as a mail carries it. It never comes from a request, whose Host anybody may write: a link with a
 * secret would lead elsewhere.
 */
export function mailLink({ publicUrl, host, port }: Config, path: string): string {
  return new URL(path, publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`).href;
}
