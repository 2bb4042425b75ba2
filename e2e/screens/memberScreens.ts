import type { Reader } from './Reader';
import type { Look, Screen } from './Screen';
import { anything, type Words } from './Words';

/** What Vera, who has no premium, can open. */
export const memberScreens: readonly Screen[] = [
  { path: '/profile', opens: profile },
  { path: '/profile/edit', opens: edit },
  { path: '/profile/settings', opens: settings },
  { path: '/profile/settings/blocked' },
  { path: '/profile/settings/sessions', opens: sessions },
  { path: '/profile/settings/reports' },
  { path: '/profile/search', opens: search },
  { path: '/profile/user/3', opens: member },
  { path: '/encounters', opens: encounters },
  { path: '/messages', opens: messages },
  { path: '/messages/999999' },
  { path: '/liked', opens: premium },
  { path: '/liked/given' },
  { path: '/liked/passed' },
  { path: '/matched' },
  { path: '/nowhere' },
];

/** What is otherwise with premium, as Artem has it. */
export const premiumScreens: readonly Screen[] = [
  { path: '/profile/settings', opens: subscription },
  { path: '/liked' },
];

async function profile(reader: Reader, look: Look): Promise<void> {
  await reader.press('shell.menu');
  await look('menu');
  await reader.leave();
  await photos(reader, look);
}

/** One's own photos: the menu of one, the question before it goes, and the viewer. */
async function photos(reader: Reader, look: Look): Promise<void> {
  const { page, words } = reader;
  const openMenu = () => reader.press(words.ofKit(({ PhotoGrid }) => PhotoGrid.actions(2)));
  const remove = words.ofKit(({ PhotoGrid }) => PhotoGrid.remove);
  await openMenu();
  await look('menu of a photo');
  await reader.leave();
  await openMenu();
  await reader.press(remove, 'menuitem');
  await look('question before a photo goes');
  await reader.leave();
  await reader.press(words.ofKit(({ PhotoGrid }) => PhotoGrid.photo(1, 4)));
  await look('photo viewer');
  await page.getByRole('dialog').getByRole('button').filter({ visible: true }).last().hover();
  await reader.leave();
}

async function edit(reader: Reader, look: Look): Promise<void> {
  await reader.fill('profile.edit.position', 'Иллюстратор детских книг');
  await reader.settle();
  await look('something to save');
}

async function settings(reader: Reader, look: Look): Promise<void> {
  const editOf = reader.page.getByRole('button', { name: reader.words.text('settings.editOf') });
  await editOf.first().click();
  await reader.settle();
  await look('main data, edited');
  await reader.press('settings.reset');
  await editOf.nth(1).click();
  await reader.settle();
  await look('e-mail, edited');
  await reader.press('settings.reset');
  await reader.press('settings.delete');
  await look('question before the account goes');
  await reader.leave();
}

async function sessions(reader: Reader, look: Look): Promise<void> {
  await reader.press('settings.sessions.endOthers');
  await look('question before all others end');
  await reader.leave();
}

async function openFilters({ page, words, settle }: Reader): Promise<void> {
  const opener = page.getByRole('button', { name: words.beginning('filters.title') });
  await opener.first().click();
  await page.getByRole('dialog').waitFor();
  await settle();
}

async function search(reader: Reader, look: Look): Promise<void> {
  const { page, words } = reader;
  await openFilters(reader);
  await look('filters');
  await reader.press(
    words.ofKit(({ FilterPanel }) => FilterPanel.statusOnline),
    'radio',
  );
  await reader.press('filters.saved.save');
  await look('name of a set of filters');
  await reader.fill('filters.saved.name', 'Недалеко и сейчас в сети');
  await reader.press('filters.saved.keep');
  await look('a set of filters');
  await page.getByRole('dialog').locator('[aria-expanded=false]').first().click();
  await reader.settle();
  await look('further filters');
  await page.getByRole('dialog').getByRole('button').last().click();
  await reader.settle();
  await look('chips');
}

async function member(reader: Reader, look: Look): Promise<void> {
  const { page } = reader;
  await reader.press('member.report');
  await look('report');
  await reader.press('safety.confirm.report');
  await look('report without a reason');
  await reader.leave();
  await reader.press('member.block');
  await look('block');
  await reader.leave();
  await page.getByRole('list').getByRole('button').first().click();
  await reader.settle();
  await look('photo viewer');
  await reader.press(reader.words.ofKit(({ Lightbox }) => Lightbox.report));
  await look('report of a photo');
}

async function encounters(reader: Reader, look: Look): Promise<void> {
  const { words } = reader;
  await reader.press(words.ofKit(({ SwipeDeck }) => SwipeDeck.pass(anything)));
  await look('after a pass');
  await openFilters(reader);
  await look('filters');
  await reader.leave();
}

async function messages(reader: Reader, look: Look): Promise<void> {
  await reader.fill('chat.search', 'вече');
  await reader.settle();
  await look('found');
  await reader.fill('chat.search', 'щщщщ');
  await reader.settle();
  await look('nothing found');
  await room(reader, look);
}

async function room(reader: Reader, look: Look): Promise<void> {
  const { page, words } = reader;
  await reader.open('/messages');
  await page
    .getByRole('navigation', { name: words.text('chat.dialogues') })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('log').waitFor();
  await reader.settle();
  await look('a dialogue');
  await openMenuOfMessage(reader);
  await look('menu of a message');
  await reader.leave();
  await openMenuOfMessage(reader);
  await reader.press('answering.reply', 'menuitem');
  await look('answer');
  const openMenu = () => reader.press(words.ofKit(({ ChatMenu }) => ChatMenu.actions(anything)));
  await openMenu();
  await look('menu of the dialogue');
  await reader.leave();
  for (const [entry, name] of menuOfDialogue(words)) {
    await openMenu();
    await reader.press(entry, 'menuitem');
    await look(name);
    await reader.leave();
  }
}

/** The entries that open something, and what. */
function menuOfDialogue(words: Words): readonly (readonly [entry: RegExp, opens: string])[] {
  return [
    [words.ofKit(({ ChatMenu }) => ChatMenu.report), 'report of messages'],
    [words.ofKit(({ ChatMenu }) => ChatMenu.delete), 'question before the dialogue goes'],
  ];
}

async function openMenuOfMessage({ page, settle }: Reader): Promise<void> {
  await page
    .getByRole('log')
    .locator('[data-side=other] [data-part=bubble]')
    .last()
    .click({ button: 'right' });
  await settle();
}

async function premium(reader: Reader, look: Look): Promise<void> {
  const { page } = reader;
  await reader.press('likes.more');
  await look('premium');
  await reader.press('premium.toPackages');
  await look('premium, how long');
  await page.getByRole('dialog').getByRole('checkbox').check();
  await reader.press('premium.toPayment');
  await look('premium, payment');
  await reader.leave();
}

async function subscription(reader: Reader, look: Look): Promise<void> {
  await reader.page
    .getByRole('button', { name: reader.words.text('settings.editOf') })
    .last()
    .click();
  await reader.settle();
  await look('premium, edited');
  await reader.press('settings.premium.remove');
  await look('question before premium goes');
}
