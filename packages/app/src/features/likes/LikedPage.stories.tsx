import { currentMocks } from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../stories/scenario';
import { photographed } from '../../stories/photographed';
import { StoryPage } from '../../stories/StoryPage';
import { keepsText, showsText, failed, loading, offline } from '../../stories/showsState';
import { text, pattern } from '../../stories/storyText';
import { likesMessages } from './messages';
import { premiumMessages } from '../premium/messages';
import { matchesMessages } from '../matches/messages';

const meta = preview.meta({
  title: 'Screens/Likes received',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/liked' },
  beforeEach: scenario('likesReceived'),
});

/** A regular member sees how many, and drawn patterns. */
export const Regular = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  play: async ({ canvas }) => {
    const tiles = await canvas.findAllByRole('button', { name: text(likesMessages.hidden) });
    await expect(tiles).toHaveLength(7);
  },
});

/** Every tap on a hidden like explains premium. */
export const Hidden = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('no name, age or picture is there, and a tap opens premium [LIK-02, LIK-04]', async () => {
      const [tile, ...others] = await canvas.findAllByRole('button', {
        name: text(likesMessages.hidden),
      });
      await expect(others).toHaveLength(6);
      await expect(canvas.queryByRole('article')).toBeNull();
      if (tile) await userEvent.click(tile);
      const dialog = await screen.findByRole('dialog', { name: text(premiumMessages.title) });
      await waitFor(() => expect(dialog).toBeVisible());
    });
  },
});

/** A premium member sees who, can take a like off the list and like back. */
export const Premium = meta.story({
  beforeEach: scenario('premiumMember'),
  play: async ({ canvas, userEvent, step }) => {
    const { world } = currentMocks();
    const cards = () => canvas.findAllByRole('article');
    const before = (await cards()).length;
    await step('one is taken off the list, which reloads [LIK-03]', async () => {
      const [remove] = canvas.getAllByRole('button', { name: pattern(likesMessages.remove) });
      if (remove) await userEvent.click(remove);
      await waitFor(async () => expect(await cards()).toHaveLength(before - 1));
    });
    await step('a failure is said where it happened, and nothing goes', async () => {
      world.network.isFailing = true;
      const [back] = canvas.getAllByRole('button', { name: text(likesMessages.likeBack) });
      if (back) await userEvent.click(back);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(text(likesMessages.answerFailed));
      await expect(await cards()).toHaveLength(before - 1);
      world.network.isFailing = false;
    });
    await step('one is liked back, and is a match [LIK-03]', async () => {
      const [back] = canvas.getAllByRole('button', { name: text(likesMessages.likeBack) });
      if (back) await userEvent.click(back);
      await waitFor(async () => expect(await cards()).toHaveLength(before - 2));
      await expect(world.likes.some(({ fromId }) => fromId === world.viewerId)).toBe(true);
    });
  },
});

/** The phone's menu at the bottom has no room for matches: the way to them is here. */
export const PhoneWayToMatches = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('a link leads from likes to matches [MAT-01, SHL-04]', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: text(likesMessages.toMatches) }));
      await expect(
        await canvas.findByRole('heading', { level: 1, name: text(matchesMessages.title) }),
      ).toBeVisible();
    });
  },
});

/** Nobody yet. */
export const Empty = meta.story({
  beforeEach: scenario('emptyCity'),
  play: async ({ canvas, step }) => {
    await step('says so and what to do [LIK-01]', async () => {
      await keepsText(likesMessages.empty)({ canvas });
    });
  },
});

/** The network has not answered. */
export const Loading = meta.story(loading(showsText(likesMessages.empty)));

/** The server answers with errors. */
export const Failed = meta.story({
  name: 'Error',
  ...failed(likesMessages.failed),
});

/** No connection. */
export const Offline = meta.story(offline);
