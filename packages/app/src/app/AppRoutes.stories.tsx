import type { MessageDescriptor } from 'react-intl';
import { useState } from 'react';
import { expect, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../stories/scenario';
import { StoryPage } from '../stories/StoryPage';
import { text } from '../stories/storyText';
import { said } from '#storybook/said';
import { registrationMessages } from '../features/registration/messages';
import { appShellLabels } from '#storybook/labels';
import { infoTitles } from '../features/info/messages';
import { authMessages } from '../features/auth/messages';
import { profileMessages } from '../features/profile/messages';
import {
  blockedMessages,
  reportsMessages,
  sessionsMessages,
  settingsMessages,
} from '../features/settings/messages';
import { nearbyMessages } from '../features/nearby/messages';
import { encountersMessages } from '../features/encounters/messages';
import { chatMessages } from '../features/chat/messages';
import { matchesMessages } from '../features/matches/messages';
import { likesMessages } from '../features/likes/messages';

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

type Titles = readonly (readonly [path: string, title: MessageDescriptor | string])[];

const forAnyone: Titles = [
  ['/info/terms', infoTitles.terms],
  ['/info/privacy', infoTitles.privacy],
  ['/info/support', infoTitles.support],
  ['/info/payment-rules', infoTitles['payment-rules']],
  ['/info/help', infoTitles.help],
];
const forVisitors: Titles = [
  ['/login', authMessages.documentTitle],
  ['/register', registrationMessages.documentTitle],
];
const forMembers: Titles = [
  ['/profile', profileMessages.title],
  ['/profile/settings', settingsMessages.title],
  ['/profile/search', nearbyMessages.title],
  ['/profile/edit', profileMessages.editTitle],
  ['/encounters', encountersMessages.title],
  ['/messages', chatMessages.title],
  ['/messages/101', chatMessages.title],
  ['/matched', matchesMessages.title],
  ['/liked', likesMessages.title],
  ['/liked/given', likesMessages.given],
  ['/liked/passed', likesMessages.passed],
  ['/profile/settings/blocked', blockedMessages.title],
  ['/profile/settings/sessions', sessionsMessages.title],
  ['/profile/settings/reports', reportsMessages.title],
  ['/profile/user/2', 'Дарья'],
];

const titled = (title: MessageDescriptor | string) =>
  `${typeof title === 'string' ? title : text(title)} · Iskra`;

type Canvas = ReturnType<typeof within>;

async function expectTitles(canvas: Canvas, titles: Titles): Promise<void> {
  for (const [path, title] of titles) {
    open(path);
    await waitFor(() => expect(document.title).toBe(titled(title)));
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
        await waitFor(() => expect(document.title).toBe(titled(registrationMessages.documentTitle)));
        await expect(
          await canvas.findByRole('heading', { level: 1, name: text(registrationMessages.genderTitle) }),
        ).toBeVisible();
        await expect(canvas.queryByRole('navigation', { name: said(appShellLabels).navigation })).toBeNull();
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
        await waitFor(() => expect(document.title).toBe(titled(profileMessages.title)));
        await expect(await canvas.findByRole('heading', { name: text(profileMessages.title) })).toBeVisible();
      }
    });
  },
});
