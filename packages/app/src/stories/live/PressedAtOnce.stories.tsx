import preview from '#storybook/preview';
import { blockMember, currentMocks, signInElsewhere, type Mocks } from '@iskra/api-mocks/storybook';
import { expect, waitFor, type within } from 'storybook/test';
import { givenMessages, likesMessages } from '../../features/likes/messages';
import { memberMessages } from '../../features/member/messages';
import { blockedMessages, sessionsMessages } from '../../features/settings/messages';
import { scenario } from '../scenario';
import { StoryPage } from '../StoryPage';
import { opening, pattern, text } from '../storyText';
import { likedByViewer } from '../viewer';

/** Deeds that do not wait for each other's answer: each is done, and says nothing of another. */
const meta = preview.meta({
  title: 'Screens/Pressed at once',
  component: StoryPage,
  tags: ['proof', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/liked' },
  beforeEach: scenario('premiumMember'),
});

interface Play {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (element: Element) => Promise<unknown> };
}

const patient = { timeout: 10_000 };

/** Two rows lose their button, nothing is said to have failed, and the focus is not lost. */
function bothGo(name: () => string | RegExp) {
  return async ({ canvas, userEvent }: Play) => {
    const buttons = await canvas.findAllByRole('button', { name: name() }, patient);
    const { network } = currentMocks().world;
    network.isHanging = true;
    for (const button of buttons.slice(0, 2)) await userEvent.click(button);
    network.isHanging = false;
    const left = () => canvas.queryAllByRole('button', { name: name() });
    await waitFor(() => expect(left()).toHaveLength(buttons.length - 2), patient);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  };
}

/** Like back to two people [LIK-03]. */
export const LikeBack = meta.story({ play: bothGo(() => text(likesMessages.likeBack)) });

/** Two likes taken back (D-21). */
export const TakeBack = meta.story({
  args: { path: '/liked/given' },
  beforeEach: scenario('likesGiven'),
  play: bothGo(() => pattern(givenMessages.takeBackOf)),
});

function blockFour(world: Mocks['world']): void {
  const me = world.members.get(world.viewerId ?? 0);
  const others = [...world.members.values()].filter(({ id }) => id !== me?.id);
  if (me) for (const { id } of others.slice(0, 4)) blockMember(world, me, id, 'spam');
}

/** Two people unblocked [BLK-02]. */
export const Unblock = meta.story({
  args: { path: '/profile/settings/blocked' },
  beforeEach: scenario('busyInbox', blockFour),
  play: bothGo(() => pattern(blockedMessages.unblockOf)),
});

function signInOnThree(world: Mocks['world']): void {
  signInElsewhere(world, { browser: 'samsung', system: 'android' }, 120);
  signInElsewhere(world, { browser: 'safari', system: 'ios' }, 35);
  signInElsewhere(world, { browser: 'chrome', system: 'windows' }, 900);
}

/** Two sessions ended (D-26). */
export const EndSessions = meta.story({
  args: { path: '/profile/settings/sessions' },
  beforeEach: scenario('busyInbox', signInOnThree),
  play: bothGo(() => opening(text(sessionsMessages.endOf, { device: '' }))),
});

/** What was done on one profile leads nowhere from the next, and its failure is not told there. */
export const LeftProfile = meta.story({
  args: { path: '/liked' },
  play: async ({ canvas, userEvent, step }) => {
    const { network } = currentMocks().world;
    const given = likedByViewer().length;
    const visit = async (at: number) => {
      const people = await canvas.findAllByRole('article', {}, patient);
      const link = people[at]?.querySelector('a');
      if (link) await userEvent.click(link);
      return canvas.findByRole('button', { name: text(memberMessages.like) }, patient);
    };
    const goBack = () => userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await step('a failure stays where it was', async () => {
      const like = await visit(0);
      network.isFailing = true;
      await userEvent.click(like);
      await expect(await canvas.findByRole('alert')).toBeVisible();
      network.isFailing = false;
      await goBack();
      await visit(1);
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('a match with whom one has left opens no dialogue', async () => {
      network.isHanging = true;
      await userEvent.click(canvas.getByRole('button', { name: text(memberMessages.like) }));
      await goBack();
      const title = { level: 1, name: text(likesMessages.title) };
      await canvas.findByRole('heading', title, patient);
      network.isHanging = false;
      await waitFor(() => expect(likedByViewer()).toHaveLength(given + 1), patient);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      // The news of the match lies over the list.
      await expect(canvas.getByRole('heading', { ...title, hidden: true })).toBeInTheDocument();
    });
  },
});
