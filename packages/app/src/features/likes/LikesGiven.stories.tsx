import { currentMocks, likeMember } from '@iskra/api-mocks/storybook';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { photographed } from '../../stories/photographed';
import { scenario } from '../../stories/scenario';
import { failed, keepsText, loading, offline, showsPeople, showsText } from '../../stories/showsState';
import { StoryPage } from '../../stories/StoryPage';
import { likedByViewer } from '../../stories/viewer';
import { pattern, text } from '../../stories/storyText';
import { givenMessages, likesMessages } from './messages';

const meta = preview.meta({
  title: 'Screens/Likes given',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/liked/given' },
  beforeEach: scenario('likesGiven'),
});

const takeBack = () => ({ name: pattern(givenMessages.takeBackOf) });

/** Whom a regular member likes, one of them a match. */
export const Ready = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  play: async ({ canvas, step }) => {
    await showsPeople({ canvas });
    await step('everybody I like is there, the match says that it is one', async () => {
      await expect(await canvas.findAllByRole('article')).toHaveLength(likedByViewer().length);
      await expect(canvas.getAllByText(text(givenMessages.match))).toHaveLength(1);
      await expect(canvas.getAllByText(text(givenMessages.noAnswer))).toHaveLength(
        likedByViewer().length - 1,
      );
    });
    await step('a regular member learns that a like taken back counts all the same (D-04)', async () => {
      await expect(canvas.getByText(text(givenMessages.hintCounted))).toBeVisible();
    });
    await step('the list has its place among the three', async () => {
      const lists = within(canvas.getByRole('navigation', { name: text(likesMessages.lists) }));
      await expect(lists.getByRole('link', { current: 'page' })).toHaveTextContent(text(likesMessages.given));
    });
  },
});

/** With premium nothing is counted, and the hint does not say so. */
export const Premium = meta.story({
  beforeEach: scenario('premiumMember'),
  play: showsText(givenMessages.hint),
});

/** A like is taken back by the keyboard, and the focus goes on to the next one. */
export const TakeBack = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const { world } = currentMocks();
    const buttons = () => canvas.findAllByRole('button', takeBack());
    const before = (await buttons()).length;
    await step('a failure is said where it happened, and nobody goes', async () => {
      world.network.isFailing = true;
      (await buttons())[0]?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(text(likesMessages.answerFailed));
      await expect(await buttons()).toHaveLength(before);
      world.network.isFailing = false;
    });
    await step('the newest like goes, the world forgets it, and the next has the focus', async () => {
      const [newest] = likedByViewer().slice(-1);
      const next = (await buttons())[1]?.getAttribute('aria-label') ?? '';
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await buttons()).toHaveLength(before - 1));
      await expect(likedByViewer()).not.toContain(newest);
      await waitFor(() => expect(canvas.getByRole('button', { name: next })).toHaveFocus());
    });
  },
});

/** What another page of the member does is seen here at once. */
export const Live = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, step }) => {
    const { world } = currentMocks();
    const before = (await canvas.findAllByRole('article')).length;
    await step('a like given elsewhere comes first', async () => {
      const me = world.members.get(world.viewerId ?? 0);
      const other = [...world.members.values()].find(
        ({ id }) => id !== me?.id && !likedByViewer().includes(id),
      );
      if (!me || !other) throw new Error('The story has nobody to like');
      likeMember(world, me, other.id);
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(before + 1));
      await expect(canvas.getAllByRole('article')[0]).toHaveTextContent(other.name);
    });
  },
});

/** The three lists are links: Back leads from one to the other. */
export const Lists = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const link = async (name: string) =>
      within(await canvas.findByRole('navigation', { name: text(likesMessages.lists) })).getByRole('link', {
        name,
      });
    await step('a link opens its list and keeps the focus', async () => {
      await userEvent.click(await link(text(likesMessages.passed)));
      await waitFor(async () =>
        expect(await link(text(likesMessages.passed))).toHaveAttribute('aria-current', 'page'),
      );
      await expect(await link(text(likesMessages.passed))).toHaveFocus();
    });
    await step('Back returns', async () => {
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
      await waitFor(async () =>
        expect(await link(text(likesMessages.given))).toHaveAttribute('aria-current', 'page'),
      );
    });
  },
});

/** Nobody is liked yet. */
export const Empty = meta.story({
  beforeEach: scenario('emptyCity'),
  play: keepsText(givenMessages.empty),
});

/** The network has not answered. */
export const Loading = meta.story(loading(showsPeople));

/** The server answers with errors. */
export const Failed = meta.story({
  name: 'Error',
  ...failed(givenMessages.failed),
});

/** No connection. */
export const Offline = meta.story(offline);
