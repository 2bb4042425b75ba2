import { ServerProcess } from './ServerProcess';
import { expect, test } from './test';

let server: ServerProcess;
test.beforeAll(async () => void (server = await ServerProcess.start()));
test.afterAll(() => server.close());

// #8F1F3D under white and #FF9A92 under #110C14: 8.6 and 9.4 to 1.
const buttons = {
  light: { 'background-color': 'rgb(143, 31, 61)', color: 'rgb(255, 255, 255)' },
  dark: { 'background-color': 'rgb(255, 154, 146)', color: 'rgb(17, 12, 20)' },
} as const;

for (const colorScheme of ['light', 'dark'] as const)
  test(`who asks the device for more contrast has it, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ contrast: 'more', colorScheme, locale: 'ru-RU' });
    const page = await context.newPage();
    await page.goto(`${server.url}/login`);
    const submit = page.getByRole('button', { name: 'Войти', exact: true });
    for (const [name, value] of Object.entries(buttons[colorScheme]))
      await expect(submit).toHaveCSS(name, value);
    await page.emulateMedia({ contrast: 'no-preference' });
    await expect(submit).toHaveCSS('background-color', 'rgb(207, 51, 80)');
    await context.close();
  });
