import { blockMember, currentMocks } from '@iskra/api-mocks/storybook';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { photographed } from '../../stories/photographed';
import { scenario } from '../../stories/scenario';
import { failed, keepsText, loading, offline, showsPeople } from '../../stories/showsState';
import { StoryPage } from '../../stories/StoryPage';
import { pattern } from '../../stories/storyText';
import { passedMessages } from './messages';

/** What the device remembers: five passes, the last one the newest. */
const storage = { passed: [7, 9, 11, 13, 15].map((id) => ({ id, at: Date.now() })) };

const meta = preview.meta({
  title: 'Screens/Passed',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/liked/passed', storage },
  beforeEach: scenario('busyInbox'),
});

const nameOf = (id: number) => currentMocks().world.members.get(id)?.name ?? '';

/** Whom the member passed on this device, the newest first. */
export const Ready = meta.story({
  tags: ['visual-ru'],
  parameters: photographed,
  play: async ({ canvas, step }) => {
    await showsPeople({ canvas });
    await step('the newest pass stands first (D-21)', async () => {
      const cards = await canvas.findAllByRole('article');
      await expect(cards).toHaveLength(5);
      await expect(cards[0]).toHaveTextContent(nameOf(15));
    });
  },
});

/** One is brought back, and is in the encounters again. */
export const BringBack = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const buttons = () => canvas.findAllByRole('button', { name: pattern(passedMessages.takeBackOf) });
    await step('the card goes, and the focus goes on to the next (D-21)', async () => {
      const [first, second] = await buttons();
      first?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await buttons()).toHaveLength(4));
      await waitFor(() => expect(second).toHaveFocus());
    });
    await step('whom I block elsewhere leaves the list (D-33)', async () => {
      const { world } = currentMocks();
      const me = world.members.get(world.viewerId ?? 0);
      if (me) blockMember(world, me, 13, 'spam');
      await waitFor(async () => expect(await buttons()).toHaveLength(3));
    });
  },
});

/** Nobody was passed. */
export const Empty = meta.story({
  args: { path: '/liked/passed', storage: {} },
  play: keepsText(passedMessages.empty),
});

/** The network has not answered. */
export const Loading = meta.story(loading(showsPeople));

/** The server answers with errors. */
export const Failed = meta.story({
  name: 'Error',
  ...failed(passedMessages.failed),
});

/** No connection. */
export const Offline = meta.story(offline);
