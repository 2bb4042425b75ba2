import {
  closeRequest,
  currentMocks,
  givePremium,
  requestPremium,
  type Mocks,
} from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { pattern, text } from '../../stories/storyText';
import { likesMessages } from '../likes/messages';
import { memberMessages } from '../member/messages';
import { settingsMessages } from '../settings/messages';
import { shellMessages } from '../shell/messages';
import { premiumMessages } from './messages';

type World = Mocks['world'];
const viewerOf = (world: World) => {
  const viewer = world.members.get(world.viewerId ?? 0);
  if (!viewer) throw new Error('The story has no viewer');
  return viewer;
};
const ask = (world: World) => requestPremium(world, viewerOf(world), 7);
const review = () => text(shellMessages.premiumReview);
const patient = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Screens/Premium under review',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: scenario('busyInbox', (world) => void ask(world)),
});

/** Sees it on the screen itself. */
const showsReview = async ({ canvas }: { canvas: ReturnType<typeof within> }): Promise<void> => {
  const main = await canvas.findByRole('main', {}, patient);
  await waitFor(() => expect(within(main).getByText(review())).toBeVisible(), patient);
};

/** The sidebar says so in the place of the offer, on every screen, and follows what an operator decides. */
export const Sidebar = meta.story({
  args: { path: '/messages' },
  play: async ({ canvas, step }) => {
    const { world } = currentMocks();
    await step('the payment is under review [PRE-05]', async () => {
      await waitFor(() => expect(canvas.getByText(review())).toBeVisible(), patient);
      await expect(canvas.queryByText(text(shellMessages.premiumText))).toBeNull();
    });
    await step('refused, the offer is back at once [PRE-08]', async () => {
      const [request] = world.premiumRequests;
      closeRequest(world, request?.id ?? 0, 'refused');
      await expect(await canvas.findByText(text(shellMessages.premiumText))).toBeVisible();
    });
    await step('asked for on another page of the member, it is under review again [PRE-05]', async () => {
      ask(world);
      await waitFor(() => expect(canvas.getByText(review())).toBeVisible());
    });
  },
});

/** The settings of somebody without premium. */
export const Settings = meta.story({ args: { path: '/profile/settings' }, play: showsReview });

/** Premium is on, and a further payment is under review: the dialog of its removal says what happens to both. */
export const Removal = meta.story({
  args: { path: '/profile/settings' },
  beforeEach: scenario('busyInbox', (world) => {
    givePremium(world, viewerOf(world).id, 7);
    ask(world);
  }),
  play: async ({ canvas, userEvent, step }) => {
    const section = within(
      await canvas.findByRole('region', { name: text(settingsMessages.premium) }, patient),
    );
    await waitFor(() => expect(section.getByText(review())).toBeVisible(), patient);
    await step('what ends, what stays, and that no money comes back [SET-08]', async () => {
      await userEvent.click(section.getByRole('button', { name: pattern(settingsMessages.editOf) }));
      await userEvent.click(section.getByRole('button', { name: text(settingsMessages.remove) }));
      const dialog = within(await screen.findByRole('alertdialog'));
      const { removeLead, removeStops, removeStays, removeMoney, removeReview } = settingsMessages;
      for (const said of [removeLead, removeStops, removeStays, removeMoney, removeReview])
        await expect(dialog.getByText(text(said))).toBeVisible();
    });
  },
});

/** Without a payment under review the dialog does not speak of one. */
export const RemovalAlone = meta.story({
  args: { path: '/profile/settings' },
  beforeEach: scenario('busyInbox', (world) => givePremium(world, viewerOf(world).id, 7)),
  play: async ({ canvas, userEvent }) => {
    const section = within(
      await canvas.findByRole('region', { name: text(settingsMessages.premium) }, patient),
    );
    await userEvent.click(section.getByRole('button', { name: pattern(settingsMessages.editOf) }));
    await userEvent.click(section.getByRole('button', { name: text(settingsMessages.remove) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(text(settingsMessages.removeMoney))).toBeVisible();
    await expect(dialog.queryByText(text(settingsMessages.removeReview))).toBeNull();
  },
});

/** Above the hidden likes. */
export const Likes = meta.story({
  args: { path: '/liked' },
  beforeEach: scenario('likesReceived', (world) => void ask(world)),
  play: async (shown) => {
    await showsReview(shown);
    await expect(shown.canvas.queryByText(text(likesMessages.banner))).toBeNull();
  },
});

/** On somebody's profile. */
export const Profile = meta.story({
  args: { path: '/profile/user/2' },
  play: async (shown) => {
    await showsReview(shown);
    await expect(shown.canvas.queryByText(text(memberMessages.premiumText))).toBeNull();
  },
});

/** The day's likes are used up: the dialog that opens says when they come back, and that the payment is under review. */
export const Limit = meta.story({
  args: { path: '/profile/user/2' },
  beforeEach: scenario('busyInbox', (world) => {
    ask(world);
    world.likesPerDay = 0;
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text(memberMessages.like) }, patient));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(pattern(premiumMessages.pending))).toBeVisible();
  },
});
