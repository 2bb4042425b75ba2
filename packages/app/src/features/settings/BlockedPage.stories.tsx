import { blockMember, currentMocks, type Mocks } from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { photographed } from '../../stories/photographed';
import { scenario } from '../../stories/scenario';
import { failed, keepsText, loading, offline, showsText } from '../../stories/showsState';
import { StoryPage } from '../../stories/StoryPage';
import { opening, pattern, text } from '../../stories/storyText';
import { notificationMessages } from '../notifications/messages';
import { blockedMessages } from './messages';

/** The viewer blocks the first of the other members, the last one at last. */
function blockSome(world: Mocks['world'], count = 4): void {
  const me = world.members.get(world.viewerId ?? 0);
  const others = [...world.members.values()].filter(({ id }) => id !== me?.id);
  if (me) for (const { id } of others.slice(0, count)) blockMember(world, me, id, 'spam');
}

const meta = preview.meta({
  title: 'Screens/Blocked people',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile/settings/blocked' },
  beforeEach: scenario('busyInbox', blockSome),
});

const blocked = () => {
  const { world } = currentMocks();
  return world.blocks
    .filter(({ blockerId }) => blockerId === world.viewerId)
    .map(({ blockedId }) => blockedId);
};
const nameOf = (id: number | undefined) => currentMocks().world.members.get(id ?? 0)?.name ?? '';
const unblock = () => ({ name: pattern(blockedMessages.unblockOf) });

/** Whom the member blocked, the newest block first. */
export const Ready = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  play: async ({ canvas, step }) => {
    await step('the newest block stands first, and leads to the profile [BLK-02]', async () => {
      const named = { name: text(blockedMessages.title) };
      const list = await canvas.findByRole('list', named, { timeout: 10_000 });
      const people = within(list).getAllByRole('link');
      await expect(people).toHaveLength(4);
      await expect(people[0]).toHaveTextContent(nameOf(blocked().at(-1)));
      await expect(people[0]).toHaveAttribute('href', `/profile/user/${blocked().at(-1)}`);
    });
  },
});

/** A block is taken back by the keyboard; what fails is said, and nobody goes. */
export const Unblock = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const { world } = currentMocks();
    const buttons = () => canvas.findAllByRole('button', unblock());
    await step('the list goes on without whom I unblock, with the focus on the next [BLK-02]', async () => {
      const [first, second] = await buttons();
      const newest = blocked().at(-1);
      first?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await buttons()).toHaveLength(3));
      await expect(blocked()).not.toContain(newest);
      await waitFor(() => expect(second).toHaveFocus());
    });
    await step('a failure leaves them blocked, and says so [BLK-02]', async () => {
      world.network.isFailing = true;
      await userEvent.keyboard('{Enter}');
      await expect((await screen.findAllByText(text(notificationMessages.failed)))[0]).toBeVisible();
      await expect(await buttons()).toHaveLength(3);
      world.network.isFailing = false;
    });
    await step('a block of another page of mine comes first [BLK-03]', async () => {
      const me = world.members.get(world.viewerId ?? 0);
      const other = [...world.members.values()].at(-1);
      if (me && other) blockMember(world, me, other.id, 'spam');
      await expect(await canvas.findByRole('link', { name: opening(other?.name ?? '?') })).toBeVisible();
    });
  },
});

/** Nobody is blocked. */
export const Empty = meta.story({
  beforeEach: scenario('busyInbox'),
  play: keepsText(blockedMessages.empty),
});

/** The network has not answered. */
export const Loading = meta.story(loading(showsText(blockedMessages.empty)));

/** The server answers with errors. */
export const Failed = meta.story({
  name: 'Error',
  ...failed(blockedMessages.failed),
});

/** No connection. */
export const Offline = meta.story(offline);
