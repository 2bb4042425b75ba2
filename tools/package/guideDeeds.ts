import type { Page } from 'playwright';

/** What a reader does first with the page that a guide ends in, and what then has to be seen. */
export const guideDeeds: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  deck: async (page) => {
    await page.getByRole('button', { name: /Anna/ }).last().click();
    await page.locator('[data-depth="0"]').getByRole('heading', { name: 'Olga, 31' }).waitFor();
  },
  chat: async (page) => {
    await page.getByRole('textbox').fill('Gladly');
    await page.keyboard.press('Enter');
    await page.getByText('Gladly').waitFor();
    await page.getByText('23:30').waitFor();
  },
  photos: async (page) => {
    const buffer = Buffer.from(await page.screenshot({ type: 'jpeg' }));
    const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.locator('img[src^="blob:"][alt^="me."]').waitFor();
  },
  wheels: async (page) => {
    await page.getByRole('slider', { name: 'Height' }).press('ArrowDown');
    await page.getByText('173 cm tall').waitFor();
    await page.getByRole('slider', { name: 'Day' }).press('ArrowDown');
    await page.getByText('Born on 15.6.1998').waitFor();
  },
  city: async (page) => {
    await page.getByRole('combobox', { name: 'City' }).fill('Mün');
    await page.getByRole('option', { name: /Munich/ }).click();
    await page.getByText('Chosen: munich').waitFor();
  },
  registration: async (page) => {
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Vera');
    await page.keyboard.press('Enter');
    for (const part of ['Day', 'Month', 'Year'])
      await page.getByRole('combobox', { name: part }).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('combobox', { name: 'City' }).fill('Ham');
    await page.getByRole('option', { name: 'Hamburg' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Join' }).click();
    await page.getByRole('dialog', { name: 'Welcome, Vera' }).waitFor();
  },
  hooks: async (page) => {
    const card = page.getByRole('region', { name: 'A card to sweep' });
    const box = await card.boundingBox();
    if (!box) throw new Error('There is no card to sweep.');
    await page.mouse.move(box.x + box.width - 60, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 160, box.y + 8, { steps: 4 });
    await page.mouse.up();
    await page.getByText('Answered: pass').waitFor();
    await page.getByRole('combobox', { name: 'Town' }).fill('Hann');
    await page.keyboard.press('Enter');
    await page.getByText('Chosen: hanover').waitFor();
    await page.getByText('Seen: 6').waitFor();
    await page.getByRole('log').hover();
    await page.mouse.wheel(0, -300);
    await page.waitForFunction(() => (document.querySelector('[role=log]')?.scrollTop ?? 0) < -100);
    await page.getByRole('button', { name: 'Hear from Anna' }).click();
    await page.getByRole('button', { name: 'To the end, 1 new' }).click();
    await page.getByText('Seen: 7').waitFor();
  },
  outbox: async (page) => {
    await page.getByRole('button', { name: 'Cut the network' }).click();
    await page.getByRole('button', { name: 'Write' }).click();
    await page.getByRole('listitem').getByText('Note 1: waits').waitFor();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await page.getByText('Arrived: 1').waitFor();
    await page.getByRole('button', { name: 'Write' }).click();
    await page.getByText('Arrived: 2').waitFor();
  },
  shell: async (page) => {
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('link', { name: /Messages.*2 unread/ }).click();
    await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
    await sections.locator('[aria-current=page]', { hasText: 'Messages' }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('main > header').getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Read all' }).click();
    await sections.getByText('2 unread').waitFor({ state: 'detached' });
  },
  server: async (page) => {
    await page.getByRole('button', { name: 'Say hello' }).click();
    await page.getByText('Greeted 1 times').waitFor();
  },
  toasts: async (page) => {
    await page.getByRole('button', { name: 'Remove a photo' }).click();
    await page.getByText('Photos: 2').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Photos: 3').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).first().waitFor();
  },
  vite: async (page) => {
    await page.getByRole('button', { name: 'Say hello' }).click();
    await page.getByRole('listitem').getByText('Hello').waitFor();
    await page.getByRole('button', { name: 'Change the theme' }).click();
    await page.locator('html[data-iskra-theme=dark]').waitFor();
  },
};
