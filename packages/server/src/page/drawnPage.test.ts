import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { createTestServer, type TestServer } from '../test/createTestServer';

/** As the build writes it: room for the head's data and for the nonce, and an inline script. */
const drawn =
  '<html><head><!--iskra-head--><style nonce="iskra-style-nonce">a{}</style></head><h1>Drawn</h1><script>go()</script></html>';
/** Of `go()`, by `openssl dgst -sha256 -binary | base64`. */
const hashOfGo = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

let server: TestServer;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  server = await createTestServer();
  const { appDir } = server.deps.config;
  await mkdir(path.join(appDir, 'pages/info'), { recursive: true });
  await writeFile(path.join(appDir, 'index.html'), '<html><head><!--iskra-head--></head></html>');
  for (const page of ['login', 'info/help', 'secret'])
    await writeFile(path.join(appDir, `pages/${page}.html`), drawn);
  app = await buildApp(server.deps);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

describe('a page that is drawn before its scripts', () => {
  it.each(['/login', '/info/help'])('comes to visitors at %s, and begins no session', async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, headers['set-cookie'], headers['cache-control']]).toEqual([
      200,
      undefined,
      'private, no-cache',
    ]);
    expect(body).toContain('<h1>Drawn</h1>');
    expect(body).toContain('<meta name="csrf-token" content="">');
  });

  it('may be kept by the browser for the way back, which a page with a session may not', async () => {
    const caching = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await caching('/login')).toBe('private, no-cache');
    expect(await caching('/profile')).toBe('no-store');
  });

  it('is not that of a member, who is led on', async () => {
    const { client } = await server.member();
    const { body } = await get('/login', { cookie: client.cookie });
    expect(body).not.toContain('Drawn');
    expect(body).toMatch(/<meta name="csrf-token" content="[^"]+">/);
  });

  it.each([
    '/login?step=name',
    '/login/',
    '/LOGIN',
    '/register',
    '/secret',
    '/info/../secret',
    '/info/%2e%2e/secret',
  ])('does not come at %s', async (url) => {
    expect((await get(url)).body).not.toContain('Drawn');
  });

  it('is not given as the build left it', async () => {
    expect((await get('/pages/login.html', { accept: '*/*' })).statusCode).toBe(404);
  });

  it('lets its own script run, by its hash, and no other', async () => {
    const policy = String((await get('/login')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hashOfGo};`);
    expect(String((await get('/')).headers['content-security-policy'])).toContain("script-src 'self';");
  });

  it('has styles of a nonce that no two answers share', async () => {
    const answers = await Promise.all([get('/login'), get('/login')]);
    const nonces = answers.map(({ body }) => /<style nonce="([^"]+)"/.exec(body)?.[1] ?? '');
    expect(new Set(nonces).size).toBe(2);
    for (const [at, nonce] of nonces.entries())
      expect(String(answers[at]?.headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
  });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)('goes out compressed to who reads %s, as it holds no secret', async (accepted, sent, read) => {
    const { headers, rawPayload } = await get('/login', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers['vary']]).toEqual([
      sent,
      expect.stringContaining('Accept-Encoding'),
    ]);
    expect(read(rawPayload).toString()).toContain('<h1>Drawn</h1>');
  });
});
