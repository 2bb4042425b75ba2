import type { FastifyInstance } from 'fastify';

/** JSON where an empty body is no body, and the form-encoded posts of pusher-js (design: real time). */
export function addParsers(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const json = String(body).trim();
    if (json === '') return done(null, undefined);
    try {
      done(null, JSON.parse(json));
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
