import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getPageContext } from '@iskra/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { TestClient } from '../test/TestClient';
import { fillPage } from './page';

/** Of `go()`, by `openssl dgst -sha256 -binary | base64`. */
const hashOfGo = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

let server: TestServer;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  server = await createTestServer();
  const { appDir } = server.deps.config;
  await mkdir(path.join(appDir, 'assets'), { recursive: true });
  await writeFile(path.join(appDir, 'index.html'), '<html lang="ru"><head><!--iskra-head--></head></html>');
  await writeFile(path.join(appDir, 'assets/a-1.js'), 'plain');
  await writeFile(path.join(appDir, 'assets/a-1.js.br'), 'pressed');
  await writeFile(path.join(appDir, 'assets/a-1.js.gz'), 'gzipped!');
  app = await buildApp(server.deps);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ method: 'GET', url, headers });

describe('the page', () => {
  it.each(['/profile', '/profile/search', '/login', '/messages/7', '/index.html'])(
    'comes at %s, never cached',
    async (url) => {
      const page = await get(url);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body).toContain('<meta name="csrf-token"');
    },
  );

  it('leads visitors from the first address to the registration, without a session [ACC-01]', async () => {
    const { statusCode, headers } = await get('/');
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([302, '/register', undefined]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('comes to members at the first address [ACC-04]', async () => {
    const { client } = await server.member();
    const { statusCode, body } = await get('/', { accept: 'text/html', cookie: client.cookie });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<meta name="csrf-token"')]);
  });

  it('says that somebody is signed in to members alone [ACC-03]', async () => {
    const { client } = await server.member();
    const { body } = await get('/messages', { accept: 'text/html', cookie: client.cookie });
    expect(body).toContain('"isMember":true');
    for (const path of ['/messages', '/login', '/shell.html'])
      expect((await get(path)).body, path).not.toContain('isMember');
  });

  it('has a form that is kept for a time without a network: nobody’s, without token or session', async () => {
    const shell = await get('/shell.html', { accept: '*/*' });
    expect([shell.statusCode, shell.headers['set-cookie']]).toEqual([200, undefined]);
    expect(shell.body).toContain('<meta name="csrf-token" content="">');
    expect(shell.body).toContain('"realtime":');
  });

  it.each([
    '*/*',
    undefined,
    'text/html;q=0.1',
    'text/*',
    'application/json;q=0.5, text/html',
    '*/*, application/json;q=0.9',
  ])('comes to who accepts %s', async (accept) => {
    for (const url of [
      '/profile',
      '/login',
      '/info/help',
      '/profile/user/7',
      '/messages',
      '/messages/7',
      '/liked/',
    ]) {
      const page = await get(url, accept === undefined ? {} : { accept });
      expect([url, page.statusCode, page.headers['content-type']]).toEqual([
        url,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(page.headers['vary']).toContain('Accept');
    }
  });

  it.each(['application/json', 'application/json, */*;q=0.1', 'text/html;q=0', 'image/webp'])(
    'does not come to who accepts %s',
    async (accept) => {
      const answer = await get('/login', { accept });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
    },
  );

  it.each(['/nothing', '/profile/nothing', '/messages/abc', '/info/nothing', '/profile/user', '/login/more'])(
    'comes with a 404 at %s, where its not-found screen is',
    async (url) => {
      const page = await get(url, { accept: '*/*' });
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.body).toContain('<meta name="csrf-token"');
      const head = await app.inject({ method: 'HEAD', url, headers: { accept: '*/*' } });
      expect([head.statusCode, head.body]).toEqual([404, '']);
    },
  );

  it.each(['/api/nothing', '/photos/none/lg.webp', '/apps/none/events', '/app/key', '/old-script.js'])(
    'does not come at %s: that is no page',
    async (url) => {
      const answer = await get(url, { accept: 'text/html,*/*' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
    },
  );

  it('answers HEAD like GET, without the page', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/login', headers: { accept: '*/*' } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('is never compressed: it holds a secret', async () => {
    const page = await get('/profile', { accept: 'text/html', 'accept-encoding': 'br, gzip' });
    expect(page.headers['content-encoding']).toBeUndefined();
  });

  it('carries the token and configuration that the page context answers', async () => {
    const page = await get('/profile');
    const client = await TestClient.open(app);
    client.cookie = String(page.headers['set-cookie']).split(';')[0] ?? '';
    const context = await client.call(getPageContext, {});
    expect(page.body).toContain(`content="${context.csrf_token}"`);
    const json = /id="iskra-config">(.*?)<\/script>/.exec(page.body)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ realtime: context.realtime });
  });

  it('gives a cookie that scripts cannot read', async () => {
    expect((await get('/profile')).headers['set-cookie']).toMatch(/iskra_session=.*HttpOnly; SameSite=Lax$/);
  });

  it('lets only own scripts run', async () => {
    expect((await get('/profile')).headers['content-security-policy']).toMatch(/script-src 'self';/);
  });

  it('lets the script run that the build wrote into it, by its hash, in both forms of the page', async () => {
    const file = path.join(server.deps.config.appDir, 'index.html');
    const built = await readFile(file, 'utf8');
    await writeFile(file, built.replace('<head>', '<head><script>go()</script>'));
    for (const url of ['/profile', '/shell.html'])
      expect((await get(url)).headers['content-security-policy']).toContain(`script-src 'self' ${hashOfGo};`);
    await writeFile(file, built);
  });

  it('lets only styles in that carry the nonce of this very answer', async () => {
    const pages = [await get('/profile'), await get('/profile')];
    const nonces = pages.map(({ headers, body }) => {
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toContain('unsafe-inline');
      const nonce = /style-src 'self' 'nonce-([\w+/=]{24})'/.exec(policy)?.[1] ?? '';
      expect(body).toContain(`"nonce":"${nonce}"`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  it('cannot be put into a frame', async () => {
    const { headers } = await get('/profile');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBeDefined();
  });

  it('keeps a value from ending the block it stands in', () => {
    const realtime = { key: '</script><b>', cluster: '', host: '', port: 0, securePort: 0, tls: false };
    expect(fillPage('<!--iskra-head-->', { csrf_token: 'x', realtime }, 'n')).not.toContain('<b>');
  });
});

describe('assets', () => {
  it('are kept for good and come compressed', async () => {
    const asset = await get('/assets/a-1.js', { 'accept-encoding': 'br' });
    expect(asset.body).toBe('pressed');
    expect(asset.headers['cache-control']).toContain('immutable');
  });

  it('say their length, type and version, compressed or not, also to HEAD', async () => {
    for (const [encoding, body] of [
      ['br', 'pressed'],
      ['gzip', 'gzipped!'],
      ['identity', 'plain'],
    ] as const) {
      const headers = { 'accept-encoding': encoding };
      const asset = await get('/assets/a-1.js', headers);
      expect([asset.statusCode, asset.body]).toEqual([200, body]);
      expect(asset.headers).toMatchObject({
        'content-length': String(body.length),
        'content-type': expect.stringContaining('javascript') as string,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(asset.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(asset.headers['vary']).toMatch(/accept-encoding/i);
      const head = await app.inject({ method: 'HEAD', url: '/assets/a-1.js', headers });
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        String(body.length),
      ]);
      const etag = String(asset.headers.etag);
      const again = await get('/assets/a-1.js', { ...headers, 'if-none-match': etag });
      expect([etag, again.statusCode, again.body]).toEqual([expect.stringMatching(/^(W\/)?".+"$/), 304, '']);
    }
  });

  it('that are not there are a 404, not the page', async () => {
    expect((await get('/assets/gone.js')).statusCode).toBe(404);
  });
});

it('says how to build a page that is not there', async () => {
  const other = await createTestServer();
  const answer = await other.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm run build')]);
  await other.close();
});
