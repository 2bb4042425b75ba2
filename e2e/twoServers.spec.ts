import { expect, test, type Browser } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Balancer } from './Balancer';
import { createDatabase } from './ownDatabase';
import { ServerProcess } from './ServerProcess';
import { Visitor } from './Visitor';

const postgres = process.env['DATABASE_URL_TEST'] ?? '';
test.skip(postgres === '', 'Several processes need PostgreSQL: DATABASE_URL_TEST is set by npm test');

let folder: string;
let servers: ServerProcess[];
let balancer: Balancer;
test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'iskra-two-'));
  const env = { DATABASE_URL: await createDatabase(postgres, `two_${Date.now()}`), DATA_DIR: folder };
  servers = await Promise.all([ServerProcess.start(env), ServerProcess.start(env)]);
  balancer = await Balancer.start(servers);
});
test.afterEach(async () => {
  balancer.close();
  await Promise.all(servers.map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function meet(browser: Browser): Promise<readonly [Visitor, Visitor]> {
  const open = async () => (await browser.newContext()).newPage();
  const woman = new Visitor(await open(), balancer, {
    gender: 'female',
    name: 'Вера',
    email: 'vera@mail.ru',
  });
  const man = new Visitor(await open(), balancer, { gender: 'male', name: 'Артём', email: 'artem@mail.ru' });
  await woman.register();
  await man.register();
  return [woman, man];
}

test('two members behind two servers match, chat, and lose one of the servers [RT-01, RT-04, RT-06]', async ({
  browser,
}) => {
  const [woman, man] = await meet(browser);
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
  // Whichever server holds whose live connection, each message comes once and at once.
  for (const round of [1, 2, 3, 4, 5]) {
    await man.say(`он ${round}`);
    await woman.sees(`он ${round}`);
    await woman.say(`она ${round}`);
    await man.sees(`она ${round}`);
  }
  for (const { page } of [woman, man])
    for (const text of ['он 1', 'она 1', 'он 5', 'она 5'])
      await expect(page.getByRole('log').getByText(text)).toHaveCount(1);

  await servers[0]?.kill();
  await servers[0]?.launch();
  await man.say('после обрыва');
  await woman.sees('после обрыва');
  for (const { page } of [woman, man]) {
    await page.reload();
    await expect(page.getByRole('log').getByText('после обрыва')).toHaveCount(1);
  }
});
