import { Balancer } from './Balancer';
import { ServerProcess } from './ServerProcess';
import { registerPair } from './severalServers';
import { expect, test } from './test';

let server: ServerProcess;
let proxy: Balancer;
test.beforeEach(async () => {
  server = await ServerProcess.start();
  proxy = await Balancer.start([server], { refusesUpgrades: true });
});
test.afterEach(async () => {
  proxy.close();
  await server.close();
});

test('behind a proxy that refuses WebSocket a message comes within 20 s, and the page says why so late [RT-06]', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [woman, man] = await registerPair(browser, proxy);
  await man.openMember('Вера');
  await man.page.getByRole('button', { name: 'Написать' }).click();
  await man.page.waitForURL(/\/messages\/\d+/);
  await man.say('Здравствуйте, Вера');
  await woman.openFirstDialogue();
  await woman.sees('Здравствуйте, Вера');
  await man.say('Идём гулять?');
  await expect(woman.page.getByRole('log').getByText('Идём гулять?')).toBeVisible({ timeout: 20_000 });
  await expect(woman.page.getByText('Новое приходит с задержкой').first()).toBeVisible();
  await woman.say('Идём!');
  await expect(man.page.getByRole('log').getByText('Идём!')).toBeVisible({ timeout: 20_000 });
  await expect(man.page.getByRole('log').getByText('Идём!')).toHaveCount(1);
});
