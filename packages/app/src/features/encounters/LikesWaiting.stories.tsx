import preview from '#storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { swipeDeckLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { setOffline } from '../../stories/network';
import { likedByViewer } from '../../stories/viewer';
import { opening, text } from '../../stories/storyText';
import { notificationMessages } from '../notifications/messages';
import { encountersMessages } from './messages';

const patient = { timeout: 10_000 };
const like = { name: () => opening(said(swipeDeckLabels).like('')) };

/** Likes given in encounters without a network: the next card comes, the likes wait. */
const meta = preview.meta({
  title: 'Screens/Encounters/Likes that wait',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/encounters' },
  beforeEach: scenario('newMember'),
});

/** Two wait, and go out when the network is back. */
export const Waiting = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = () => canvas.findByRole('button', { name: like.name() }, patient);
    await step('the next card comes, and how many wait is said', async () => {
      const first = (await button()).getAttribute('aria-label');
      setOffline(true);
      await userEvent.click(await button());
      await expect(
        await canvas.findByText(text(encountersMessages.waiting, { count: 1 }), {}, patient),
      ).toBeVisible();
      await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-label', first));
      await userEvent.click(await button());
      await expect(
        await canvas.findByText(text(encountersMessages.waiting, { count: 2 }), {}, patient),
      ).toBeVisible();
      await expect(likedByViewer()).toEqual([]);
    });
  },
});

/** They go out, each once. */
export const SentLater = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: like.name() }, patient);
    setOffline(true);
    await userEvent.click(button);
    const waits = text(encountersMessages.waiting, { count: 1 });
    await expect(await canvas.findByText(waits, {}, patient)).toBeVisible();
    setOffline(false);
    await waitFor(() => expect(canvas.queryByText(waits)).toBeNull(), patient);
    await expect(likedByViewer()).toHaveLength(1);
  },
});

/** The day's likes were used up meanwhile: that is told, and none are left. */
export const RefusedLater = meta.story({
  beforeEach: scenario('likesLimit'),
  play: async ({ canvas, userEvent }) => {
    const before = likedByViewer().length;
    const button = await canvas.findByRole('button', { name: like.name() }, patient);
    setOffline(true);
    await userEvent.click(button);
    await expect(
      await canvas.findByText(text(encountersMessages.waiting, { count: 1 }), {}, patient),
    ).toBeVisible();
    setOffline(false);
    await expect(
      await screen.findByText(opening(text(notificationMessages.likeRefused)), {}, patient),
    ).toBeInTheDocument();
    await expect(likedByViewer()).toHaveLength(before);
  },
});
