import { pressDeed } from '#storybook/live/pressDeed';
import preview from '#storybook/preview';
import { addMember } from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chatMessages } from '../../features/chat/messages';
import { matchesMessages } from '../../features/matches/messages';
import { connected } from '../connected';
import { scenario } from '../scenario';
import { StoryPage } from '../StoryPage';
import { walker } from './walker';

const meta = preview.meta({
  title: 'Journeys/First match',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/encounters' },
  beforeEach: scenario('emptyCity', (world) => {
    for (const name of ['Ия', 'Рая']) addMember(world, { name, gender: 'female', isOnline: true });
  }),
});

/** The deck's buttons: bring back, pass, like, profile. */
async function likeTopCard(click: (element: Element) => Promise<void>): Promise<void> {
  await screen.findAllByRole('article', {}, { timeout: 10_000 });
  const [, , heart] = document.querySelectorAll('[data-part="actions"] button');
  if (!heart) throw new Error('The deck has no buttons');
  await click(heart);
}

/** A like that is answered, and the first words; the Live panel likes back and writes. */
export const Walk = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const { press, see, dialog, dialogGone } = walker({ userEvent });
    await step('he likes the first woman he sees', async () => {
      await connected();
      await likeTopCard(userEvent.click);
    });
    await step('she likes back: it is mutual', async () => {
      await pressDeed('matches');
      await dialog();
      await see(matchesMessages.mutual);
    });
    await step('he writes first', async () => {
      await press(matchesMessages.write);
      await dialogGone();
      await see(chatMessages.matched);
      const field = await within(canvas.getByRole('main')).findByRole('textbox');
      await userEvent.type(field, 'Hello, how are you?{Enter}');
      const log = within(canvas.getByRole('log'));
      const bubble = () => log.getByText('Hello, how are you?').closest('[data-status]');
      await waitFor(() => expect(bubble()).toHaveAttribute('data-status', 'sent'));
    });
    await step('she reads it and answers', async () => {
      await connected();
      await pressDeed('reads');
      const log = within(canvas.getByRole('log'));
      const bubble = () => log.getByText('Hello, how are you?').closest('[data-status]');
      await waitFor(() => expect(bubble()).toHaveAttribute('data-status', 'read'));
      await pressDeed('writes');
      await waitFor(() => expect(canvas.getByRole('log').querySelector('[data-side="other"]')).toBeVisible());
    });
  },
});
