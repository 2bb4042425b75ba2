import { freePort } from '../tools/freePort';
import { startThrowAwayNginx, type ThrowAwayNginx } from '../tools/throwAwayNginx';
import { startThrowAwayPgBouncer, type ThrowAwayPgBouncer } from '../tools/throwAwayPgBouncer';
import { startThrowAwayRedis, type ThrowAwayRedis } from '../tools/throwAwayRedis';
import { createDatabase } from './ownDatabase';
import { needPostgres, registerPair, startTwoServers, type TwoServers } from './severalServers';
import { expect, test } from './test';

const postgres = needPostgres();
test.use({ ignoreHTTPSErrors: true });

let pgBouncer: ThrowAwayPgBouncer;
let redis: ThrowAwayRedis;
let nginx: ThrowAwayNginx | undefined;
let two: TwoServers | undefined;
test.beforeEach(async () => {
  const direct = await createDatabase(postgres, `many_${Date.now()}`);
  pgBouncer = await startThrowAwayPgBouncer(direct);
  redis = await startThrowAwayRedis();
  const port = await freePort();
  two = await startTwoServers({
    DATABASE_URL: pgBouncer.url,
    DATABASE_LISTEN_URL: direct,
    BUS_URL: redis.url,
    PUBLIC_URL: `https://127.0.0.1:${port}`,
    TRUST_PROXY: '1',
  });
  nginx = await startThrowAwayNginx(
    port,
    two.servers.map((server) => server.port),
  );
});
test.afterEach(async () => {
  await nginx?.stop();
  await two?.close();
  redis.stop();
  pgBouncer.stop();
});

/** Both come through nginx; codes are read where mails are kept, at a server itself. */
const way = {
  get url() {
    return nginx?.url ?? '';
  },
  codeFor: (email: string) => two?.servers[0]?.codeFor(email) ?? Promise.reject(new Error()),
};

test('two members behind nginx, with PgBouncer and Redis between two servers, match and chat while engines die [RT-01, RT-04, RT-06]', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [woman, man] = await registerPair(browser, way);
  await woman.openEncounters('Артём');
  await woman.page.getByRole('button', { name: /Нравится/ }).click();
  await expect(woman.page.getByText('Пока это все')).toBeVisible();
  await man.openEncounters('Вера');
  await man.page.getByRole('button', { name: /Нравится/ }).click();
  const celebration = man.page.getByRole('dialog', { name: 'Это взаимно' });
  await celebration.getByRole('button', { name: 'Написать сообщение' }).click();
  await man.page.waitForURL(/\/messages\/\d+/);
  await expect(woman.page.getByRole('dialog', { name: 'Это взаимно' })).toBeVisible();
  await woman.page.goto(man.page.url());
  await expect(woman.page.getByRole('log')).toBeVisible();

  const both = async (when: string) => {
    await man.say(`он ${when}`);
    await woman.sees(`он ${when}`);
    await woman.say(`она ${when}`);
    await man.sees(`она ${when}`);
  };
  for (const round of [1, 2, 3]) await both(`${round}`);
  redis.signal('SIGKILL');
  await both('без Redis');
  await redis.start();
  await both('снова с Redis');
  pgBouncer.signal('SIGKILL');
  await pgBouncer.start();
  await both('после PgBouncer');
  await two?.servers[0]?.kill();
  await both('с одним сервером');
  await two?.servers[0]?.launch();

  for (const { page } of [woman, man]) {
    await page.reload();
    for (const text of [
      'он 1',
      'она 3',
      'он без Redis',
      'она снова с Redis',
      'он после PgBouncer',
      'она с одним сервером',
    ])
      await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
  }
  const log = nginx?.accessLog() ?? [];
  expect(log.filter((line) => line.includes('GET /app/') && line.includes('" 101 ')).length).toBeGreaterThan(
    0,
  );
  expect(log.some((line) => line.includes('HTTP/2.0" 200'))).toBe(true);
});

test('nginx compresses and keeps what pages are made of, and shows nothing that is for this machine alone', async ({
  request,
}) => {
  const at = (path: string) => `${nginx?.url}${path}`;
  const page = await (await request.get(at('/login'), { headers: { Accept: 'text/html' } })).text();
  const asset = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? '';
  const headers = { 'Accept-Encoding': 'gzip' };
  const first = await request.get(at(asset), { headers });
  expect(first.headers()).toMatchObject({ 'content-encoding': 'gzip', 'x-cache': 'MISS' });
  const second = await request.get(at(asset), { headers });
  expect(second.headers()).toMatchObject({ 'content-encoding': 'gzip', 'x-cache': 'HIT' });
  expect(await second.text()).toBe(await first.text());
  for (const path of ['/ready', '/metrics', '/dev/mail.json'])
    for (const told of ['127.0.0.1', '::1'])
      expect((await request.get(at(path), { headers: { 'X-Forwarded-For': told } })).status()).toBe(404);
  const tooLong = { mimeType: 'image/png', name: 'long.png', buffer: Buffer.alloc(17 * 1024 * 1024) };
  expect((await request.post(at('/api/profile/photos'), { multipart: { photo: tooLong } })).status()).toBe(
    413,
  );
});
