import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { createTestServer, type TestServer } from '../test/createTestServer';

let server: TestServer;
let app: Awaited<ReturnType<typeof buildApp>>;
let cookie: string;
beforeAll(async () => {
  server = await createTestServer();
  const { appDir } = server.deps.config;
  await mkdir(path.join(appDir, 'pages'), { recursive: true });
  await writeFile(path.join(appDir, 'index.html'), '<html><head><!--iskra-head--></head></html>');
  await writeFile(
    path.join(appDir, 'pages/members.json'),
    JSON.stringify({
      messages: { ru: ['assets/Room-1.js', 'assets/chat.ru-2.js'], en: ['assets/Room-1.js'] },
    }),
  );
  app = await buildApp(server.deps);
  ({ cookie } = (await server.member()).client);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const linksAt = async (url: string, headers: Record<string, string>) => {
  const { body } = await app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
  return [...body.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, file]) => file);
};

describe('a member’s page', () => {
  it.each(['/messages', '/messages/7', '/Messages/?from=push'])(
    'names all that it loads in the member’s language at %s',
    async (url) =>
      expect(await linksAt(url, { cookie })).toEqual(['/assets/Room-1.js', '/assets/chat.ru-2.js']),
  );

  it.each(['/profile', '/nothing'])('names nothing at %s, of which the build wrote nothing', async (url) =>
    expect(await linksAt(url, { cookie })).toEqual([]),
  );

  it('names nothing to a visitor, who is led elsewhere', async () =>
    expect(await linksAt('/messages', {})).toEqual([]));
});
