import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { setOffline } from '../../stories/network';
import { likedByViewer } from '../../stories/viewer';
import { pattern, text } from '../../stories/storyText';
import { givenMessages, likesMessages } from './messages';

const patient = { timeout: 10_000 };

/** Likes answered and taken back without a network. */
const meta = preview.meta({
  title: 'Screens/Likes/Waiting',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
});

/** Who was liked back stays, with a line, until it went out; then it is a match. */
export const LikedBack = meta.story({
  args: { path: '/liked' },
  beforeEach: scenario('premiumMember'),
  play: async ({ canvas, userEvent, step }) => {
    const [back] = await canvas.findAllByRole('button', { name: text(likesMessages.likeBack) }, patient);
    const before = canvas.getAllByRole('article').length;
    const given = likedByViewer().length;
    await step('without a network it waits, and can be left', async () => {
      setOffline(true);
      if (back) await userEvent.click(back);
      await expect(await canvas.findByText(text(likesMessages.waits), {}, patient)).toBeVisible();
      await expect(canvas.getAllByRole('article')).toHaveLength(before);
      await userEvent.click(canvas.getByRole('button', { name: text(likesMessages.notBack) }));
      await waitFor(() => expect(canvas.queryByText(text(likesMessages.waits))).toBeNull());
      const [again] = canvas.getAllByRole('button', { name: text(likesMessages.likeBack) });
      if (again) await userEvent.click(again);
      await expect(await canvas.findByText(text(likesMessages.waits))).toBeVisible();
    });
    await step('with one it goes out', async () => {
      await expect(likedByViewer()).toHaveLength(given);
      setOffline(false);
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(before - 1), patient);
      await expect(likedByViewer()).toHaveLength(given + 1);
    });
  },
});

/** Whose like is taken back stays, with a line, until that went out; the like can be kept after all. */
export const TakenBack = meta.story({
  args: { path: '/liked/given' },
  beforeEach: scenario('likesGiven'),
  play: async ({ canvas, userEvent, step }) => {
    const [first, second] = await canvas.findAllByRole(
      'button',
      { name: pattern(givenMessages.takeBackOf) },
      patient,
    );
    const before = likedByViewer().length;
    await step('two wait, and one is kept', async () => {
      setOffline(true);
      if (first) await userEvent.click(first);
      await expect(await canvas.findByText(text(givenMessages.waits), {}, patient)).toBeVisible();
      if (second) await userEvent.click(second);
      await waitFor(() => expect(canvas.getAllByText(text(givenMessages.waits))).toHaveLength(2));
      const [keep] = canvas.getAllByRole('button', { name: pattern(givenMessages.keepOf) });
      if (keep) await userEvent.click(keep);
      await waitFor(() => expect(canvas.getAllByText(text(givenMessages.waits))).toHaveLength(1));
      await expect(likedByViewer()).toHaveLength(before);
    });
    await step('one goes when there is a network', async () => {
      setOffline(false);
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(before - 1), patient);
      await expect(likedByViewer()).toHaveLength(before - 1);
    });
  },
});
