import { faultsOnPage } from '../tools/look/faultsOnPage';
import { memberScreens, premiumScreens } from './screens/memberScreens';
import { openScreenServer } from './screens/openScreenServer';
import { Reader } from './screens/Reader';
import { walkScreens } from './screens/walkScreens';
import { Words } from './screens/Words';
import { expect, test } from './test';

/** Later than at once: what is closed before its code has come would open afterwards. */
async function lookAt({ page, settle }: Reader): Promise<string[]> {
  await page.waitForTimeout(300);
  await settle();
  return faultsOnPage(page);
}

// The narrowest phone, with the language whose words are longest.
test('on every screen and in all that opens on it, nothing is cut or beside the narrowest phone [SHL-04]', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await openScreenServer();
  // Signed in elsewhere too, where she blocked and reported somebody.
  const elsewhere = await Reader.begin(await browser.newPage(), new Words('ru'), server);
  await elsewhere.signIn('vera@iskra.demo');
  await elsewhere.blockAndReport(7, 5);
  const faults: string[] = [];
  for (const [screens, email] of [
    [memberScreens, 'vera@iskra.demo'],
    [premiumScreens, 'artem@iskra.demo'],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    const reader = await Reader.begin(page, new Words('ru'), server);
    await reader.signIn(email);
    faults.push(...(await walkScreens(reader, screens, lookAt)));
    await page.close();
  }
  await server.close();
  expect(faults).toEqual([]);
});
