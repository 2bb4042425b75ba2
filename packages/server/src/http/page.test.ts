import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getPageContext } from '@iskra/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { createTestServer, type TestServer } from '../test/createTestServer';
import { TestClient } from '../test/TestClient';
import { fillPage } from './page';

let server: TestServer;
let app: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  server = await createTestServer();
  const { appDir } = server.deps.config;
  await mkdir(path.join(appDir, 'assets'), { recursive: true });
  await writeFile(path.join(appDir, 'index.html'), '<html lang="ru"><head><!--iskra-head--></head></html>');
  await writeFile(path.join(appDir, 'assets/a-1.js'), 'plain');
  await writeFile(path.join(appDir, 'assets/a-1.js.br'), 'pressed');
  app = await buildApp(server.deps);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ method: 'GET', url, headers });

describe('the page', () => {
  it.each(['/', '/profile/search', '/login', '/messages/7', '/index.html'])(
    'comes at %s, never cached',
    async (url) => {
      const page = await get(url);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body).toContain('<meta name="csrf-token"');
    },
  );

  it('carries the token and configuration that the page context answers', async () => {
    const page = await get('/');
    const client = await TestClient.open(app);
    client.cookie = String(page.headers['set-cookie']).split(';')[0] ?? '';
    const context = await client.call(getPageContext, {});
    expect(page.body).toContain(`content="${context.csrf_token}"`);
    const json = /id="iskra-config">(.*?)<\/script>/.exec(page.body)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ realtime: context.realtime });
  });

  it('gives a cookie that scripts cannot read', async () => {
    expect((await get('/')).headers['set-cookie']).toMatch(/iskra_session=.*HttpOnly; SameSite=Lax$/);
  });

  it('lets only own scripts run', async () => {
    expect((await get('/')).headers['content-security-policy']).toMatch(/script-src 'self';/);
  });

  it('lets only styles in that carry the nonce of this very answer', async () => {
    const pages = [await get('/'), await get('/')];
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
    const { headers } = await get('/');
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
