import { chromium } from 'playwright';
import { chromiumPath } from '../../chromium';
import { chromiumFlags } from '../../chromiumFlags';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Signs in at /login, so that `profile`, a browser's folder, keeps who is signed in. */
export async function signIn(url: string, profile: string, { email, password }: Account): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...chromiumFlags],
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  await context.close();
}
