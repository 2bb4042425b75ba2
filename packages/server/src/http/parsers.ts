import type { FastifyInstance } from 'fastify';

/** No body of the contract is deeper, so no page of ours sends a deeper one. */
const deepest = 8;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** JSON where an empty body is no body, and the form-encoded posts of pusher-js (design: real time). */
export function addParsers(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, readJson(utf8.decode(body as Buffer).trim()));
    } catch {
      done(Object.assign(new Error('The body is not JSON'), { statusCode: 400 }));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

function readJson(json: string): unknown {
  if (json === '') return undefined;
  const value: unknown = JSON.parse(json);
  if (isDeeper(value, deepest)) throw new Error('The body is too deep');
  return value;
}

function isDeeper(value: unknown, than: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return than === 0 || Object.values(value).some((part) => isDeeper(part, than - 1));
}
