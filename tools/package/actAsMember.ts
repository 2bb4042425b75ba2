import type { Browser, Page } from 'playwright';

/** Decides, chooses a city, opens a dialog and reads a toast; answers what failed or was said in the console. */
export function actAsMember(browser: Browser, address: string): Promise<string[]> {
  return openPage(browser, address, async (page) => {
    await decide(page);
    await chooseCity(page);
    await openDialog(page);
    await readToast(page);
  });
}

/** Has the kit's test helpers swipe a card and flick a wheel; answers what failed or was said in the console. */
export function actByHelpers(browser: Browser, address: string): Promise<string[]> {
  return openPage(browser, address, async (page) => {
    await page.getByRole('button', { name: 'Swipe and flick' }).click();
    await page.getByText(/^Decided: like Anna\. Height: 173\. Heard: Liked Anna\. Next: Boris\./).waitFor();
  });
}

/** Opens a page, waits for React and does something; answers what failed or was said in the console. */
export function openPage(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<void> = async () => {},
): Promise<string[]> {
  return watchPage(browser, address, async (page) => {
    await page.locator('html[data-react=started]').waitFor();
    await act(page);
  });
}

/** Opens a page and does something; answers what failed or was said in the console. */
export async function watchPage(
  browser: Pick<Browser, 'newPage'>,
  address: string,
  act: (page: Page) => Promise<void>,
): Promise<string[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  try {
    await page.goto(address);
    await act(page);
  } catch (error) {
    faults.push(String(error));
  } finally {
    await page.close();
  }
  return faults;
}

async function decide(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Anna/ }).last().click();
  await page.getByText('like Anna', { exact: true }).waitFor();
  const card = await page.getByRole('heading', { name: 'Olga' }).boundingBox();
  if (!card) throw new Error('The next card is not there.');
  // Beside the letters, which a mouse selects.
  const [x, y] = [card.x + card.width - 5, card.y + 5];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 5 });
  await page.mouse.up();
  await page.getByText('like Anna, pass Olga', { exact: true }).waitFor();
}

async function chooseCity(page: Page): Promise<void> {
  const city = page.getByRole('combobox', { name: 'City' });
  await city.fill('om');
  await page.getByRole('option', { name: 'Omsk' }).waitFor();
  await city.press('ArrowDown');
  await city.press('Enter');
  if ((await city.inputValue()) !== 'Omsk') throw new Error('The city was not chosen.');
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog', { name: 'Your name' }).getByLabel('Name', { exact: true }).fill('Olya');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function readToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tell' }).click();
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .getByText('Saved')
    .waitFor();
}
