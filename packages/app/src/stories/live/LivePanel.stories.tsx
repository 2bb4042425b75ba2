import { pressDeed, whyNotDeed } from '#storybook/live/pressDeed';
import preview from '#storybook/preview';
import { currentMocks } from '@iskra/api-mocks/storybook';
import { lastCode } from '@iskra/api-mocks';
import { expect, screen, waitFor, within, type userEvent } from 'storybook/test';
import { chatMessages } from '../../features/chat/messages';
import { likesMessages } from '../../features/likes/messages';
import { notificationMessages } from '../../features/notifications/messages';
import { registrationMessages, registrationProblems } from '../../features/registration/messages';
import { shellMessages } from '../../features/shell/messages';
import { connected } from '../connected';
import { scenario } from '../scenario';
import { text } from '../storyText';
import { StoryPage } from '../StoryPage';
import type { DeedId } from './deeds';
import { said } from '#storybook/said';
import { chatRoomLabels } from '#storybook/labels';

/** Each button of the Live panel, pressed: what a member then sees. */
const meta = preview.meta({
  title: 'Screens/Live panel',
  component: StoryPage,
  tags: ['proof', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/messages/105' },
  beforeEach: scenario('busyInbox'),
});

type Canvas = ReturnType<typeof within>;
type User = ReturnType<typeof userEvent.setup>;
const press = (id: DeedId) => pressDeed(id);
const log = (canvas: Canvas) => canvas.findByRole('log', {}, { timeout: 10_000 });
const field = (canvas: Canvas) => within(canvas.getByRole('main')).findByRole('textbox');
const cards = (canvas: Canvas) => canvas.findAllByRole('article', {}, { timeout: 10_000 });
const patient = { timeout: 10_000 };
/** What a regular member sees of who likes them. */
const hiddenLikes = (canvas: Canvas) =>
  canvas.findAllByRole('button', { name: text(likesMessages.hidden) }, patient);

/** Waits for a toast that says so: it fades in, and may come after the announcer has said it. */
async function seeToast(words: string): Promise<void> {
  await waitFor(() => {
    const said = screen.getAllByText(words).map((element) => element.closest('li'));
    return expect(said.find((item) => item !== null)).toBeVisible();
  }, patient);
}

export const Writes = meta.story({
  play: async ({ canvas }) => {
    const room = within(await log(canvas));
    await connected();
    await press('writes');
    await expect(await room.findByText('Может, увидимся в субботу?')).toBeVisible();
  },
});

export const Types = meta.story({
  play: async ({ canvas }) => {
    await log(canvas);
    await connected();
    // The room's part for it comes a moment after the room.
    await waitFor(async () => {
      await press('types');
      await expect(canvas.getByText(said(chatRoomLabels).isTyping('Полина'))).toBeVisible();
    }, patient);
    await press('writes');
    await waitFor(() => expect(canvas.queryByText(said(chatRoomLabels).isTyping('Полина'))).toBeNull());
  },
});

export const Reads = meta.story({
  play: async ({ canvas, userEvent }) => {
    const room = within(await log(canvas));
    await connected();
    await expect(await whyNotDeed('reads')).toBe('Everything that was written is read.');
    await userEvent.type(await field(canvas), 'Hi!{Enter}');
    const bubble = (await room.findByText('Hi!')).closest('[data-status]');
    await waitFor(() => expect(bubble).toHaveAttribute('data-status', 'sent'));
    await press('reads');
    await waitFor(() =>
      expect(room.getByText('Hi!').closest('[data-status]')).toHaveAttribute('data-status', 'read'),
    );
  },
});

export const Likes = meta.story({
  args: { path: '/profile' },
  play: async () => {
    await connected();
    await press('likes');
    await seeToast(text(notificationMessages.like));
  },
});

export const LikesBack = meta.story({
  args: { path: '/matched' },
  play: async ({ canvas }) => {
    await expect(await cards(canvas)).toHaveLength(1);
    await connected();
    await press('matches');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
});

export const Blocks = meta.story({
  play: async ({ canvas }) => {
    await log(canvas);
    await connected();
    await press('blocks');
    await waitFor(async () =>
      expect(await field(canvas)).toHaveAccessibleDescription(text(chatMessages.blockedMe)),
    );
    await expect(await field(canvas)).toBeDisabled();
  },
});

export const TakesTheBlockBack = meta.story({
  play: async ({ canvas }) => {
    await log(canvas);
    await connected();
    await press('blocks');
    await waitFor(async () => expect(await field(canvas)).toBeDisabled());
    await press('unblocks');
    await waitFor(async () => expect(await field(canvas)).toBeEnabled());
  },
});

/** A regular member waits for an answer about the payment. */
async function awaitPremium(canvas: Canvas) {
  await hiddenLikes(canvas);
  await connected();
}
const waitsForPremium = { args: { path: '/liked' }, beforeEach: scenario('premiumPending') };

export const PremiumApproved = meta.story({
  ...waitsForPremium,
  play: async ({ canvas }) => {
    await awaitPremium(canvas);
    await press('premiumApproved');
    await expect(await cards(canvas)).toHaveLength(7);
    await seeToast(text(notificationMessages.premium));
  },
});

export const PremiumRefused = meta.story({
  ...waitsForPremium,
  play: async ({ canvas }) => {
    await awaitPremium(canvas);
    await press('premiumRefused');
    await seeToast(text(notificationMessages.premiumRefused));
  },
});

export const PremiumExpires = meta.story({
  args: { path: '/liked' },
  beforeEach: scenario('premiumMember'),
  play: async ({ canvas }) => {
    await cards(canvas);
    await connected();
    await press('premiumExpires');
    await expect(await hiddenLikes(canvas)).toHaveLength(6);
    await expect(await whyNotDeed('premiumExpires')).toBe('There is no premium to end.');
  },
});

export const CutAndRestored = meta.story({
  args: { path: '/matched' },
  play: async ({ canvas, step }) => {
    await cards(canvas);
    await connected();
    await step('cut: the page says that it is offline', async () => {
      await press('cut');
      await expect(await canvas.findByText(text(shellMessages.offline), {}, patient)).toBeVisible();
    });
    await step('restored: it says so no longer, and hears again', async () => {
      await press('restored');
      await waitFor(() => expect(canvas.queryByText(text(shellMessages.offline))).toBeNull(), patient);
      await connected();
      await press('matches');
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    });
  },
});

/** To the likes, by the menu. */
async function goToLikes(canvas: Canvas, click: (element: Element) => Promise<void>): Promise<void> {
  const links = await canvas.findAllByRole('link');
  const link = links.find((one: Element) => one.getAttribute('href') === '/liked');
  if (!link) throw new Error('The menu has no likes');
  await click(link);
}

export const Slow = meta.story({
  args: { path: '/profile' },
  beforeEach: scenario('premiumMember'),
  play: async ({ canvas, userEvent }) => {
    await connected();
    await press('slow');
    await goToLikes(canvas, userEvent.click);
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeVisible());
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect((await cards(canvas)).length).toBe(6);
  },
});

export const ServerError = meta.story({
  args: { path: '/profile' },
  beforeEach: scenario('premiumMember'),
  play: async ({ canvas, userEvent }) => {
    await connected();
    await press('fails');
    await goToLikes(canvas, userEvent.click);
    await expect(await canvas.findByText(text(likesMessages.failed), {}, patient)).toBeVisible();
  },
});

const account = {
  registration: {
    ...{ gender: 'female', name: 'Вера', city: 'Москва', email: 'vera@mail.ru' },
    birth: { day: 14, month: 6, year: 1998 },
  },
};

/** A woman who was mailed a code. */
async function goToCode(canvas: Canvas, userEvent: User) {
  const password = await canvas.findByLabelText(text(registrationMessages.password), {}, patient);
  await userEvent.type(password, 'secret1{Enter}');
  return canvas.findByLabelText(text(registrationMessages.code), {}, patient);
}

export const AMinuteLater = meta.story({
  args: { path: '/register?step=account', tabStorage: account },
  beforeEach: scenario('visitor'),
  play: async ({ canvas, userEvent }) => {
    await goToCode(canvas, userEvent);
    const again = () => canvas.getByRole('button', { name: said({ ru: /ещё раз/, en: /again/ }) });
    await expect(again()).toBeDisabled();
    await press('minute');
    await waitFor(() => expect(again()).toBeEnabled());
  },
});

export const AnHourLater = meta.story({
  args: { path: '/register?step=account', tabStorage: account },
  beforeEach: scenario('visitor'),
  play: async ({ canvas, userEvent }) => {
    const code = await goToCode(canvas, userEvent);
    await press('hour');
    await userEvent.type(code, `${lastCode(currentMocks().world, 'vera@mail.ru')}{Enter}`);
    await expect(await canvas.findByText(text(registrationProblems.codeSpent))).toBeVisible();
  },
});

export const ADayLater = meta.story({
  play: async ({ canvas }) => {
    await log(canvas);
    const time = () => canvas.getAllByRole('link', { name: /Полина/ })[0]?.querySelector('time');
    await waitFor(() => expect(time()).toHaveTextContent(/\d:\d\d/));
    await press('day');
    await waitFor(() => expect(time()).not.toHaveTextContent(/\d:\d\d/));
  },
});

export const AsNewcomer = meta.story({
  args: { path: '/liked' },
  beforeEach: scenario('premiumMember'),
  play: async ({ canvas }) => {
    await cards(canvas);
    await press('newcomer');
    await expect(await canvas.findByText(text(likesMessages.empty), {}, patient)).toBeVisible();
  },
});

export const AsRegular = meta.story({
  args: { path: '/liked' },
  beforeEach: scenario('premiumMember'),
  play: async ({ canvas }) => {
    await cards(canvas);
    await press('regular');
    await expect(await hiddenLikes(canvas)).toHaveLength(6);
  },
});

export const AsPremium = meta.story({
  args: { path: '/liked' },
  beforeEach: scenario('likesReceived'),
  play: async ({ canvas }) => {
    await hiddenLikes(canvas);
    await press('premium');
    await expect(await cards(canvas)).toHaveLength(7);
  },
});

export const AsWomanAndMan = meta.story({
  play: async ({ canvas }) => {
    await expect(await log(canvas)).toHaveAccessibleName(/Полина/);
    await press('woman');
    await expect(await canvas.findByRole('log', { name: /Артём/ }, patient)).toBeVisible();
    await expect(await whyNotDeed('woman')).toBe('The viewer is a woman.');
    await press('man');
    await expect(await canvas.findByRole('log', { name: /Полина/ }, patient)).toBeVisible();
  },
});

export const AsVisitor = meta.story({
  play: async ({ canvas }) => {
    await log(canvas);
    await press('visitor');
    await expect(
      await canvas.findByRole('heading', { name: text(registrationMessages.genderTitle) }, patient),
    ).toBeVisible();
    await expect(await whyNotDeed('writes')).toBe('Nobody is signed in.');
  },
});
