import type { ElementHandle, Page } from '@playwright/test';
import type { Random } from '../../packages/server/src/seed/createRandom';
import { asFresh } from './asFresh';
import { faultsOnScreen } from './faultsOnScreen';
import { Overheard } from './Overheard';
import { nameOf, pressable } from './pressable';

const addresses = [
  '/profile',
  '/profile/edit',
  '/profile/settings',
  '/profile/settings/blocked',
  '/profile/settings/sessions',
  '/profile/settings/reports',
  '/profile/search',
  '/profile/user/3',
  '/profile/user/5',
  '/encounters',
  '/messages',
  '/liked',
  '/liked/given',
  '/liked/passed',
  '/matched',
];

const typed = ['Привет', '😀👨‍👩‍👧‍👦', 'שלום עולם', 'a'.repeat(300), ' ', '<b>x</b>', '12', '-5', "O'Neil", 'слово '.repeat(60), '\u202eabc', 'é']; // prettier-ignore

const keys = [
  'Escape',
  'Tab',
  'Enter',
  'Home',
  'End',
  ' ',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
];

/** A press that nothing answers to, as something lies above or moves, is none. */
const patience = { timeout: 1500 };

/** A member who presses, types and goes wherever chance leads, faster than the page may follow. */
export class Presser {
  readonly faults = new Set<string>();
  /** How many presses, texts and ways were done, and not in vain. */
  done = 0;
  private readonly deeds: string[] = [];
  private readonly overheard: Overheard;

  constructor(
    private readonly page: Page,
    private readonly url: string,
    private readonly random: Random,
  ) {
    this.overheard = new Overheard(page);
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  }

  /** One deed, and on every third a look at the screen. */
  async step(at: number): Promise<void> {
    await this.act().then(
      () => (this.done += 1),
      (error: unknown) => this.deeds.push(`in vain: ${String(error).split('\n')[0]}`),
    );
    await this.page.waitForTimeout(this.random.int(100, 350));
    this.tell(this.overheard.take());
    if (at % 3 === 0) await this.look();
  }

  /** What goes away by itself was a screen on its way. */
  async look(): Promise<void> {
    let found = await this.page.evaluate(faultsOnScreen);
    for (let at = 0; found.length > 0 && at < 20; at += 1) {
      await this.page.waitForTimeout(500);
      found = await this.page.evaluate(faultsOnScreen);
    }
    this.tell(found);
  }

  /** After all that: the page says what one just opened does. */
  async compare(): Promise<void> {
    for (const fault of await asFresh(this.page, this.url)) this.faults.add(fault);
  }

  private async act(): Promise<void> {
    const dice = this.random.int(1, 100);
    if (dice <= 4) return this.go(this.random.pick(addresses));
    if (dice <= 7) return this.back();
    if (dice <= 10) return this.key(this.random.pick(keys));
    if (dice <= 11) return this.loseNetwork();
    return this.press();
  }

  private async go(address: string): Promise<void> {
    this.deeds.push(`goes to ${address}`);
    await this.page.goto(this.url + address);
  }

  private async back(): Promise<void> {
    this.deeds.push('Back');
    await this.page.goBack();
    if (!this.page.url().startsWith(this.url) || this.page.url().endsWith('/login'))
      await this.go('/profile');
  }

  private async key(key: string): Promise<void> {
    this.deeds.push(`key ${key}`);
    await this.page.keyboard.press(key);
  }

  private async loseNetwork(): Promise<void> {
    this.deeds.push('the network is lost for a while');
    const context = this.page.context();
    await context.setOffline(true);
    await this.page.waitForTimeout(1500);
    await context.setOffline(false);
    await this.page.waitForTimeout(1500);
    // That something could not be reached is no fault then; what broke the page is.
    this.tell(this.overheard.take().filter((text) => text.startsWith('error: ')));
  }

  private async press(): Promise<void> {
    const found = await this.page.evaluateHandle(pressable);
    const count = await found.evaluate(({ length }) => length);
    if (count === 0) return void this.deeds.push('finds nothing to press');
    const at = this.random.int(0, count - 1);
    const control = (await found.evaluateHandle((all, index) => all[index] as Element, at)).asElement();
    if (!(await this.fill(control))) await this.click(control);
  }

  /** Whether it is something that takes text or one of several. */
  private async fill(control: ElementHandle<Element>): Promise<boolean> {
    const name = await control.evaluate(nameOf);
    const options = await control.evaluate((it) => (it instanceof HTMLSelectElement ? it.length : 0));
    const takesText = await control.evaluate((it) => it.matches('textarea, input:not([type=checkbox], [type=radio], [type=range], [type=date], [type=color])')); // prettier-ignore
    if (options > 0) {
      const index = this.random.int(0, options - 1);
      this.deeds.push(`chooses ${index} of ${name}`);
      await control.selectOption({ index }, patience);
    } else if (takesText) {
      const text = this.random.pick(typed);
      this.deeds.push(`writes ${JSON.stringify(text.slice(0, 12))} into ${name}`);
      await control.fill(text, patience);
      if (this.random.chance(0.4)) await this.key('Enter');
    }
    return options > 0 || takesText;
  }

  private async click(control: ElementHandle<Element>): Promise<void> {
    const times = this.random.chance(0.2) ? 2 : 1;
    this.deeds.push(`presses ${await control.evaluate(nameOf)}${times > 1 ? ' twice' : ''}`);
    await control.click({ ...patience, clickCount: times });
  }

  private tell(found: readonly string[]): void {
    const { pathname, search } = new URL(this.page.url());
    for (const fault of found)
      this.faults.add(`${pathname}${search}: ${fault}\n    after ${this.deeds.slice(-6).join('; ')}`);
  }
}
