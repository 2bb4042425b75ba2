import { expect, type Page } from '@playwright/test';
import { register, sendVerificationEmail, verifyCode } from '@iskra/api-contract';
import { sendFrom } from './sendFrom';
import type { ServerProcess } from './ServerProcess';

const password = 'iskra-e2e';

export interface Person {
  readonly gender: 'male' | 'female';
  readonly name: string;
  readonly email: string;
}

/** A person with a browser: what one does on the screens of the product, by what one sees there. */
export class Visitor {
  constructor(
    readonly page: Page,
    private readonly server: Pick<ServerProcess, 'url' | 'codeFor'>,
    readonly person: Person,
  ) {}

  /** The whole wizard; a woman also copies the code from her mail [REG-01, REG-09]. */
  async register(): Promise<void> {
    await this.fillUntilAccount();
    await this.createProfile();
    if (this.person.gender === 'female') await this.confirmCode();
    await this.page.waitForURL('**/profile');
  }

  /** E-mail and password, and the wizard is sent. */
  async createProfile(): Promise<void> {
    const { page, person } = this;
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Пароль', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Создать профиль' }).click();
  }

  /** Registers by the calls alone, where the journey is about something else, and signs in. */
  async join(): Promise<void> {
    const { page, server, person } = this;
    const { email } = person;
    const send = await sendFrom(page, server.url);
    if (person.gender === 'female') {
      await send(sendVerificationEmail, { email });
      await send(verifyCode, { email, verification_code: await server.codeFor(email) });
    }
    const born = { birth_day: 15, birth_month: 6, birth_year: 1998 };
    await send(register, { ...person, ...born, city: 'Москва', password });
    await page.context().clearCookies();
    await this.signIn({ email, password });
  }

  /** Steps 1 and 2, up to the question for the birth date. */
  async fillUntilBirthDate(): Promise<void> {
    const { page, person } = this;
    await page.goto(`${this.server.url}/register`);
    await page.getByRole('button', { name: person.gender === 'female' ? 'Женщина' : 'Мужчина' }).click();
    await page.getByLabel('Имя').fill(person.name);
    await this.next();
  }

  /** Steps 1 to 4, up to the question for e-mail and password. */
  async fillUntilAccount(): Promise<void> {
    await this.fillUntilBirthDate();
    await this.chooseBirthDate();
    await this.next();
    await this.chooseCity('Москва');
    await this.next();
  }

  async signIn(account: { email: string; password: string }): Promise<void> {
    await this.page.goto(`${this.server.url}/login`);
    await this.fillLogin(account);
    await this.page.waitForURL('**/profile');
  }

  async fillLogin({ email, password }: { email: string; password: string }): Promise<void> {
    await this.page.getByLabel('E-mail').fill(email);
    await this.page.getByLabel('Пароль', { exact: true }).fill(password);
    await this.page.keyboard.press('Enter');
  }

  async openFirstDialogue(): Promise<void> {
    await this.page.goto(`${this.server.url}/messages`);
    // Until the first message is there, a link in its place leads to people.
    const dialogue = this.page.getByRole('navigation', { name: 'Диалоги' }).locator('a[href^="/messages/"]');
    await dialogue.first().click();
    await expect(this.page.getByRole('log')).toBeVisible();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Далее' }).click();
  }

  async confirmCode(): Promise<void> {
    const field = this.page.getByLabel('Код из письма');
    await expect(field).toBeVisible();
    await field.fill(await this.server.codeFor(this.person.email));
    await this.page.getByRole('button', { name: 'Подтвердить' }).click();
  }

  /** 15 June 1998, by dropdowns on a desktop and by wheels on a phone [REG-04]. */
  private async chooseBirthDate(): Promise<void> {
    const { page } = this;
    const selects = page.getByRole('group', { name: 'Дата рождения' }).first().getByRole('combobox');
    await expect(page.getByRole('group', { name: 'Дата рождения' }).first()).toBeVisible();
    if ((await selects.count()) === 3) {
      await selects.nth(0).selectOption('15');
      await selects.nth(1).selectOption('6');
      await selects.nth(2).selectOption('1998');
    } else {
      await page.getByRole('slider', { name: 'День' }).focus();
      await page.keyboard.type('15');
      await page.getByRole('slider', { name: 'Месяц' }).focus();
      for (const key of ['Home', ...Array<string>(5).fill('ArrowDown')]) await page.keyboard.press(key);
      await page.getByRole('slider', { name: 'Год' }).focus();
      await page.keyboard.type('1998');
    }
    await expect(page.getByText(/^Вам \d+/)).toBeVisible();
  }

  private async chooseCity(name: string): Promise<void> {
    const { page } = this;
    const field = page.getByRole('combobox', { name: 'Город' });
    const opener = page.getByRole('button', { name: /Город/ });
    await expect(field.or(opener).first()).toBeVisible();
    if (!(await field.isVisible())) await opener.first().click();
    await page.getByRole('combobox').last().fill(name);
    await page.getByRole('option', { name }).first().click();
  }

  /** Finds somebody among the people nearby [NEA-02]. */
  async findNearby(name: string): Promise<void> {
    await this.page.goto(`${this.server.url}/profile/search`);
    await expect(this.page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  }

  /** Finds somebody and opens their profile. */
  async openMember(name: string): Promise<void> {
    await this.findNearby(name);
    await this.page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(this.page.getByRole('button', { name: 'Написать' })).toBeVisible();
  }

  async openEncounters(name: string): Promise<void> {
    await this.page.goto(`${this.server.url}/encounters`);
    await expect(this.page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
  }

  async say(text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: /Сообщение/ });
    await field.fill(text);
    await field.press('Enter');
  }

  /** The open conversation shows a text. */
  async sees(text: string): Promise<void> {
    await expect(this.page.getByRole('log').getByText(text).last()).toBeVisible();
  }
}
