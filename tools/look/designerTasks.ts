import path from 'node:path';
import type { Browser, FrameLocator, Locator, Page } from 'playwright';

/** Something a new designer wants to see, and how Storybook leads there. */
interface Task {
  readonly wish: string;
  readonly file: string;
  readonly go: (designer: Designer) => Promise<void>;
}

const mostClicks = 5;
/** Storybook's own frame takes its time on a busy machine. */
const patienceMs = 60_000;

const tasks: readonly Task[] = [
  {
    wish: 'the colour of a disabled button',
    file: 'disabled-button',
    async go(designer) {
      await designer.open('Actions', 'Button', 'Disabled');
      await designer.click(designer.page.getByRole('tab', { name: 'Tokens' }));
      await designer.sees(designer.page.getByText('--iskra-surface-sunken'));
    },
  },
  {
    wish: 'the chat at 320 px in Arabic direction',
    file: 'chat-320-rtl',
    async go(designer) {
      await designer.open('ChatRoom', 'Small');
      await designer.choose('Direction', 'Right to left');
      await designer.sees(designer.story.locator('[dir=rtl] [role=log]'));
    },
  },
  {
    wish: 'a toast with a long text',
    file: 'long-toast',
    async go(designer) {
      await designer.open('Feedback', 'Toaster', 'Long Text');
      await designer.sees(designer.story.getByRole('listitem').first());
    },
  },
  {
    wish: 'what happens when the premium ends while the room is open',
    file: 'premium-ends',
    async go(designer) {
      await designer.open('Messages', 'Ready');
      await designer.click(designer.page.getByRole('tab', { name: 'Live' }));
      const premium = designer.page.getByRole('region', { name: 'Premium' });
      const offer = designer.story.getByText('Искра Премиум', { exact: true });
      await designer.click(premium.getByRole('button', { name: 'Approved' }));
      await offer.waitFor({ state: 'hidden' });
      await designer.click(premium.getByRole('button', { name: 'Expires' }));
      await designer.sees(offer);
    },
  },
  {
    wish: 'like buttons in both themes',
    file: 'like-both-themes',
    async go(designer) {
      await designer.open('Actions', 'IconButton', 'Decisions');
      await designer.choose('Theme', 'Both, side by side');
      await designer.sees(designer.story.locator('[data-variant=like]').nth(1));
    },
  },
];

/** Walks the tasks by clicks alone from the first page; pictures of their ends go into a folder, if one is given. */
export async function tryAsDesigner(browser: Browser, url: string, folder?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const task of tasks) {
    // A busy machine may keep a designer waiting once.
    const isDone =
      (await isReached(task, browser, url, folder)) || (await isReached(task, browser, url, folder));
    if (!isDone) faults.push(task.wish);
  }
  return faults;
}

async function isReached({ wish, file, go }: Task, browser: Browser, url: string, folder?: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const designer = new Designer(page);
  await page.goto(url);
  const fault = await go(designer).catch(whatWasMissed);
  if (folder) await page.screenshot({ path: path.join(folder, `${file}.png`) });
  await page.close();
  console.log(`${wish}: ${fault ?? `${designer.clicks} clicks`}`);
  return fault === undefined && designer.clicks <= mostClicks;
}

/** The error's own line, and for whom the browser waited. */
function whatWasMissed(error: unknown): string {
  const lines = String(error).split('\n');
  const waitedFor = lines.find((line) => line.includes('waiting for'));
  return [lines[0], waitedFor?.trim()].join(' ');
}

/** Somebody who opens Storybook for the first time; counts the clicks. */
class Designer {
  clicks = 0;

  constructor(readonly page: Page) {}

  get story(): FrameLocator {
    return this.page.frameLocator('#storybook-preview-iframe');
  }

  /** Opens entries of the sidebar, one within the other. */
  async open(...names: readonly string[]): Promise<void> {
    const sidebar = this.page.locator('#storybook-explorer-tree');
    for (const name of names) await this.click(sidebar.getByText(name, { exact: true }).last());
    await this.story.locator('.sb-show-main').waitFor({ timeout: 30_000 });
  }

  /** A choice of the toolbar; a list that a late drawing of the toolbar has closed is opened again. */
  async choose(tool: string, item: string): Promise<void> {
    const button = this.page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${tool}\\b`) });
    const option = this.page.getByRole('option', { name: item });
    await this.click(button);
    const isOpen = await option.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (!isOpen) await button.click({ timeout: patienceMs });
    await this.click(option);
  }

  async click(target: Locator): Promise<void> {
    await target.click({ timeout: patienceMs });
    this.clicks += 1;
  }

  async sees(target: Locator): Promise<void> {
    await target.first().waitFor({ timeout: patienceMs });
  }
}
