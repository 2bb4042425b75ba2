import type { Reader } from './Reader';
import type { Look, Screen } from './Screen';

/** Whoever this is, an operator has suspended them. */
export const suspendedEmail = 'male-1@members.iskra.demo';

/** What everybody can open, without an account. */
export const visitorScreens: readonly Screen[] = [
  { path: '/login', opens: login },
  { path: '/register', opens: register },
  ...['terms', 'privacy', 'support', 'payment-rules', 'help'].map((page) => ({ path: `/info/${page}` })),
  { path: '/info/email-back#0123456789abcdef', opens: emailBack },
  { path: '/nowhere' },
];

async function login(reader: Reader, look: Look): Promise<void> {
  await reader.press('auth.submit');
  await look('nothing filled in');
  await reader.refuseToSignIn('nobody@example.org', 'wrong');
  await look('refused');
  await recovery(reader, look);
  await reader.open('/login');
  await reader.refuseToSignIn(suspendedEmail, 'iskra-demo');
  await look('suspended');
  await reader.press('appeal.open');
  await look('appeal');
}

async function recovery(reader: Reader, look: Look): Promise<void> {
  await reader.press('auth.forgot');
  await look('recovery, e-mail');
  await reader.fill('recovery.email.label', 'artem@iskra.demo');
  await reader.press('recovery.email.next');
  await reader.find('heading', 'recovery.code.title').waitFor();
  await reader.settle();
  await look('recovery, code');
  await reader.fill('recovery.code.label', await reader.server.codeFor('artem@iskra.demo'));
  await reader.page.keyboard.press('Enter');
  await reader.find('heading', 'recovery.password.title').waitFor();
  await reader.settle();
  await look('recovery, password');
}

async function register(reader: Reader, look: Look): Promise<void> {
  const next = () => reader.press('registration.next');
  await reader.press('registration.gender.female');
  await look('name');
  await reader.fill('registration.name.label', 'Вера');
  await next();
  await look('birth date');
  await chooseBirthDate(reader);
  await look('birth date, chosen');
  await next();
  await look('city');
  await reader.press(reader.words.beginning('registration.city.label'));
  await look('city, list');
  await reader.press(/./, 'option');
  await next();
  await look('e-mail and password');
  await reader.fill('registration.email', 'new@example.org');
  await reader.fill('registration.password', 'iskra-e2e');
  await reader.press('registration.submit');
  await reader.find('heading', 'registration.code.title').waitFor();
  await reader.settle();
  await look('code');
}

/** 15 June 1998: by lists where large text leaves the wheels no room. */
async function chooseBirthDate({ page, words, find }: Reader): Promise<void> {
  const hasLists = (await page.getByRole('group').getByRole('combobox').count()) > 0;
  for (const [part, value] of [
    ['day', '15'],
    ['month', '6'],
    ['year', '1998'],
  ] as const) {
    const name = words.ofKit(({ DateWheels }) => DateWheels[part]);
    if (hasLists) await find('combobox', name).selectOption(value);
    else {
      await find('slider', name).focus();
      await page.keyboard.type(value);
    }
  }
}

async function emailBack(reader: Reader, look: Look): Promise<void> {
  await reader.press('recovery.restore.submit');
  await look('link that is not valid');
}
