import { useState } from 'react';
import { expect, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../stories/scenario';
import { StoryPage } from '../stories/StoryPage';

let open: (path: string) => void = () => undefined;

/** Opens one address after the other, each as a page of its own. */
function Addresses({ path }: { path: string }) {
  const [opened, setOpened] = useState(path);
  open = (next) => {
    document.title = '';
    setOpened(next);
  };
  return <StoryPage key={opened} path={opened} />;
}

const meta = preview.meta({
  title: 'Screens/All addresses',
  component: Addresses,
  parameters: { layout: 'fullscreen' },
  args: { path: '/info/terms' },
});

type Titles = readonly (readonly [path: string, title: string])[];

const forAnyone: Titles = [
  ['/info/terms', 'Соглашение · Iskra'],
  ['/info/privacy', 'Приватность · Iskra'],
  ['/info/support', 'Контакты · Iskra'],
  ['/info/payment-rules', 'Оплата · Iskra'],
  ['/info/help', 'Безопасность · Iskra'],
];
const forVisitors: Titles = [
  ['/login', 'Вход · Iskra'],
  ['/register', 'Регистрация · Iskra'],
];
const forMembers: Titles = [
  ['/profile', 'Мой профиль · Iskra'],
  ['/profile/settings', 'Настройки · Iskra'],
  ['/profile/search', 'Люди рядом · Iskra'],
  ['/profile/edit', 'Изменить профиль · Iskra'],
  ['/encounters', 'Знакомства · Iskra'],
  ['/messages', 'Диалоги · Iskra'],
  ['/messages/101', 'Диалоги · Iskra'],
  ['/matched', 'Совпадения · Iskra'],
  ['/liked', 'Симпатии · Iskra'],
  ['/profile/user/2', 'Дарья · Iskra'],
];

type Canvas = ReturnType<typeof within>;

async function expectTitles(canvas: Canvas, titles: Titles): Promise<void> {
  for (const [path, title] of titles) {
    open(path);
    await waitFor(() => expect(document.title).toBe(title));
    await expect(await canvas.findByRole('main')).toHaveTextContent(/\S/);
  }
}

/** What a visitor gets to. */
export const ForVisitors = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: scenario('visitor'),
  play: ({ canvas, step }) =>
    step('the forms and the rules open, each with its title [ACC-01, ACC-05]', () =>
      expectTitles(canvas, [...forAnyone, ...forVisitors]),
    ),
});

/** Where all else leads a visitor. */
export const VisitorElsewhere = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: scenario('visitor'),
  play: ({ canvas, step }) =>
    step('every other address leads to registration [ACC-01]', async () => {
      for (const [path] of [['/'], ...forMembers] as const) {
        open(path);
        await waitFor(() => expect(document.title).toBe('Регистрация · Iskra'));
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Кто вы?' })).toBeVisible();
        await expect(canvas.queryByRole('navigation', { name: 'Разделы' })).toBeNull();
      }
    }),
});

/** What a member gets to. */
export const ForMembers = meta.story({
  beforeEach: scenario('quietInbox'),
  play: ({ canvas, step }) =>
    step('every screen has its title [ACC-05]', () => expectTitles(canvas, forMembers)),
});

/** The rules are a member's too; what is for visitors leads to the profile. */
export const MemberElsewhere = meta.story({
  beforeEach: scenario('quietInbox'),
  play: async ({ canvas, step }) => {
    await step('the rules have their titles [ACC-05]', () => expectTitles(canvas, forAnyone));
    await step('the forms of visitors lead to the profile, as does the first address [ACC-04]', async () => {
      for (const path of ['/', '/login', '/register']) {
        open(path);
        await waitFor(() => expect(document.title).toBe('Мой профиль · Iskra'));
        await expect(await canvas.findByRole('heading', { name: 'Мой профиль' })).toBeVisible();
      }
    });
  },
});
