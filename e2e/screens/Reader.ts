import { blockUser, reportUser } from '@iskra/api-contract';
import type { Locator, Page } from '@playwright/test';
import { stillness } from '../../tools/look/stillness';
import { openWhole } from '../openWhole';
import { sendFrom } from '../sendFrom';
import type { ServerProcess } from '../ServerProcess';
import { Arrivals } from './Arrivals';
import type { Words } from './Words';

type Role = Parameters<Page['getByRole']>[0];

const demoPassword = 'iskra-demo';

/** Somebody who goes through the screens in one language, and finds what is on them by its text. */
export class Reader {
  private readonly arrivals: Arrivals;

  private constructor(
    readonly page: Page,
    readonly words: Words,
    readonly server: ServerProcess,
  ) {
    this.arrivals = new Arrivals(page);
  }

  /** Somebody in a browser of their own, who has chosen the language. */
  static async begin(page: Page, words: Words, server: ServerProcess): Promise<Reader> {
    page.setDefaultTimeout(15_000);
    const reader = new Reader(page, words, server);
    await reader.open('/login');
    await page.getByRole('combobox').selectOption(words.locale);
    return reader;
  }

  /** The screen at an address, with all that it loads. */
  async open(path: string): Promise<void> {
    await openWhole(this.page, this.server.url + path);
  }

  /** Until what was pressed has opened and stands where it will stand. */
  readonly settle = (): Promise<void> => this.arrivals.restUntilAllCame(() => this.page.evaluate(stillness));

  /** The first thing of that role with a text of the product's or the kit's. */
  readonly find = (role: Role, name: string | RegExp): Locator =>
    this.page
      .getByRole(role, { name: this.nameOf(name), exact: true })
      .filter({ visible: true })
      .first();

  async press(name: string | RegExp, role: Role = 'button'): Promise<void> {
    await this.find(role, name).click();
    await this.settle();
  }

  /** Writes into a field that is asked for by its label. */
  async fill(label: string | RegExp, value: string): Promise<void> {
    const field = this.page.getByLabel(this.nameOf(label), { exact: true }).filter({ visible: true });
    await field.first().fill(value);
  }

  /** Closes what lies on top. */
  async leave(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.settle();
  }

  async signIn(email: string): Promise<void> {
    await this.open('/login');
    await this.refuseToSignIn(email, demoPassword);
    await this.page.waitForURL('**/profile');
    // What the member chose on another device has come with the session.
    await this.open('/profile/settings');
    await this.page.locator(`input[type=radio][value=${this.words.locale}]`).check({ force: true });
    await this.settle();
  }

  /** Fills the login and sends it, whatever becomes of it. */
  async refuseToSignIn(email: string, password: string): Promise<void> {
    await this.fill('auth.email', email);
    await this.fill('auth.password', password);
    await this.press('auth.submit');
  }

  /** Reports one member and blocks another, whom the lists in the settings then have. */
  async blockAndReport(blockedId: number, reportedId: number): Promise<void> {
    const send = await sendFrom(this.page, this.server.url);
    await send(blockUser, { blocked_id: blockedId, reason: 'spam' });
    await send(reportUser, { reported_id: reportedId, reason: 'fraud' });
  }

  /** Ids of the product's texts hold points and no spaces; whatever else is the name itself. */
  private nameOf(name: string | RegExp): string | RegExp {
    return typeof name === 'string' && /^[a-z]\w*(\.\w+)+$/i.test(name) ? this.words.text(name) : name;
  }
}
