import { Balancer } from './Balancer';
import { createDatabase } from './ownDatabase';
import { needPostgres, registerPair, startTwoServers, type TwoServers } from './severalServers';
import { expect, test } from './test';

const postgres = needPostgres();

let two: TwoServers;
let balancer: Balancer;
test.beforeEach(async () => {
  two = await startTwoServers({ DATABASE_URL: await createDatabase(postgres, `two_${Date.now()}`) });
  balancer = await Balancer.start(two.servers);
});
test.afterEach(async () => {
  balancer.close();
  await two.close();
});

test('two members behind two servers match, chat, and lose one of the servers [RT-01, RT-04, RT-06]', async ({
  browser,
}) => {
  const [woman, man] = await registerPair(browser, balancer);
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

  await two.servers[0]?.kill();
  await two.servers[0]?.launch();
  await man.say('после обрыва');
  await woman.sees('после обрыва');
  for (const { page } of [woman, man]) {
    await page.reload();
    await expect(page.getByRole('log').getByText('после обрыва')).toHaveCount(1);
  }
});
