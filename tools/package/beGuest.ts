import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright';
import { openPage } from './actAsMember';
import { differences } from './differences';
import { hostStyles } from './hostStyles';
import { stylesWithin, type ElementStyles } from './stylesWithin';

/** The guests, and what is seen of a dialog of each. */
const guests = {
  Anna: { direction: 'ltr', 'background-color': 'rgb(255, 255, 255)' },
  Olga: { direction: 'ltr', 'background-color': 'rgb(40, 30, 44)' },
  Vera: { direction: 'rtl', 'background-color': 'rgb(40, 30, 44)' },
};

/** Styles of what the guests draw, by what was looked at. */
type Looks = Map<string, readonly ElementStyles[]>;

/** Three scoped providers on pages of others: what they draw, and `<html>` and `<body>`, are as on a page without styles, and with the sheet as without it. */
export async function beGuest(folder: string, browser: Browser, address: string): Promise<string[]> {
  const faults: string[] = [];
  const usual = await look(browser, `${address}guests.html`, faults);
  const imported = await look(browser, `${address}guests.html?imported`, faults);
  for (const [what, styles] of usual)
    faults.push(...differences(styles, imported.get(what) ?? []).map((one) => `styles.css, ${what}: ${one}`));
  const html = readFileSync(path.join(folder, 'dist/guests.html'), 'utf8');
  for (const [host, css] of Object.entries(hostStyles)) {
    const page = html.replace('<!--host-->', () => `<style>${css}</style>`);
    writeFileSync(path.join(folder, `dist/${host}.html`), page);
    const found = await look(browser, `${address}${host}.html`, faults);
    for (const [what, styles] of usual)
      faults.push(...differences(styles, found.get(what) ?? []).map((one) => `${host}, ${what}: ${one}`));
  }
  return faults;
}

async function look(browser: Browser, address: string, faults: string[]): Promise<Looks> {
  const looks: Looks = new Map();
  const found = await openPage(browser, address, async (page) => {
    for (const [name, own] of Object.entries(guests)) {
      await lookAt(page, name, looks);
      const { styles = {} } = looks.get(`dialog of ${name}`)?.[0] ?? {};
      for (const [property, value] of Object.entries(own))
        if (styles[property] !== value)
          faults.push(`the dialog of ${name} has ${property} ${styles[property]}`);
    }
    faults.push(...(await leaveNothing(page)));
  });
  faults.push(...found);
  return looks;
}

/** A guest's card and toast, then what opens above the page: in the guest's own wrapper. */
async function lookAt(page: Page, name: string, looks: Looks): Promise<void> {
  const scope = page.locator('[data-iskra-scope]').filter({ has: page.getByText(`Card of ${name}`) });
  await page.getByRole('button', { name: `Tell ${name}` }).click();
  await scope.getByText(`Saved by ${name}`).last().waitFor();
  looks.set(`card and toast of ${name}`, await stylesWithin(scope));
  await page.getByRole('button', { name: `Tell ${name}` }).hover();
  looks.set(
    `button of ${name} under the pointer`,
    await stylesWithin(page.getByRole('button', { name: `Tell ${name}` })),
  );
  await page.getByRole('button', { name: `Rename ${name}` }).click();
  const dialog = scope.getByRole('dialog');
  await dialog.waitFor();
  looks.set(`dialog of ${name}`, await stylesWithin(dialog));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Actions of ${name}` }).click();
  const menu = scope.getByRole('menu');
  await menu.waitFor();
  looks.set(`menu of ${name}`, await stylesWithin(menu));
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
}

const bare = { html: { lang: 'en', 'data-react': 'started' }, body: {} };
const taken = {
  html: { ...bare.html, lang: 'ru', dir: 'rtl', 'data-iskra-theme': 'dark', 'data-iskra-motion': 'none' },
  body: {},
};

/** Attributes of `<html>` and `<body>` with guests, with the kit over the whole page, and when all have left. */
async function leaveNothing(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const check = async (when: string, wanted: object) => {
    const [html, body] = await Promise.all([attributesOf(page, 'html'), attributesOf(page, 'body')]);
    const found = { html, body };
    if (!isDeepStrictEqual(found, wanted)) faults.push(`${when}: ${JSON.stringify(found)}`);
  };
  await check('with guests', bare);
  // Where the sheet is, layers are its import's.
  if (page.url().endsWith('?imported')) return faults;
  await page.getByRole('button', { name: 'whole page' }).click();
  await check('with the whole page', taken);
  faults.push(...(await obeyHost(page)));
  await page.getByRole('button', { name: 'nobody' }).click();
  await check('with nobody', bare);
  return faults;
}

/** The page's `:root` says the accent, and where styles are in layers its class says all. */
async function obeyHost(page: Page): Promise<string[]> {
  const [accent] = await stylesWithin(page.getByRole('button', { name: 'In our accent' }));
  const [own] = await stylesWithin(page.getByRole('button', { name: 'By our class' }));
  const found = [
    accent?.styles['background-color'],
    own?.styles['background-color'],
    own?.styles['border-radius'],
  ];
  const isObeyed = isDeepStrictEqual(found, ['rgb(1, 2, 3)', 'rgb(4, 5, 6)', '0px']);
  return isObeyed ? [] : [`the page's own rules are not obeyed: ${found.join(', ')}`];
}

function attributesOf(page: Page, element: 'html' | 'body'): Promise<Record<string, string>> {
  return page.locator(element).evaluate(({ attributes }) =>
    Object.fromEntries(
      // Radix takes back what a dialog wrote into `style`, not the attribute.
      [...attributes].flatMap(({ name, value }) => (name === 'style' && !value ? [] : [[name, value]])),
    ),
  );
}
