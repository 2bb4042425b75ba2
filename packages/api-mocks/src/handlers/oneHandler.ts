import type { CallDefinition } from '@iskra/api-contract';
import { http, type HttpHandler } from 'msw';

/** What one call is answered to and how; its path may stand behind any other, as where a site is served from a folder. */
export interface Route {
  readonly method: CallDefinition['method'];
  readonly path: RegExp;
  readonly answer: (request: Request, params: Readonly<Record<string, string>>) => Promise<Response>;
}

/** The address of a call as a pattern, its parameters as named groups. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`${path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/?$`);

/**
 * All calls in one handler of msw: of seventy handlers each would copy every request of the page and read its cookies
 * anew, also those for the page's own files.
 */
export function oneHandler(routes: readonly Route[]): HttpHandler {
  return http.all(
    ({ request }) => find(routes, request) !== undefined,
    ({ request }) => {
      const found = find(routes, request);
      return found?.route.answer(request, found.params);
    },
  );
}

function find(routes: readonly Route[], { method, url }: Request) {
  const { pathname } = new URL(url);
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(pathname) : null;
    if (match) return { route, params: decoded(match.groups) };
  }
  return undefined;
}

const decoded = (groups: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
