import preview from '#storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { chatMessages } from '../../features/chat/messages';
import { memberMessages } from '../../features/member/messages';
import { reasonTexts, safetyMessages } from '../../features/safety/messages';
import { scenario } from '../scenario';
import { StoryPage } from '../StoryPage';
import { text } from '../storyText';
import { walker } from './walker';

const meta = preview.meta({
  title: 'Journeys/Block and unblock',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/messages/105' },
  beforeEach: scenario('busyInbox'),
});

/** From a dialogue to the other's profile, a block, what it closes, and back. */
export const Walk = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const { press, see, choose, goTo, dialog, dialogGone } = walker({ userEvent });
    const field = async () =>
      within(await screen.findByRole('main')).findByRole('textbox', {}, { timeout: 10_000 });

    await step('the room leads to her profile', async () => {
      await expect(await field()).toBeEnabled();
      await goTo('/profile/user/2');
      await press(memberMessages.block);
    });
    await step('a block needs a reason', async () => {
      const asked = await dialog();
      await userEvent.click(asked.getByRole('button', { name: text(safetyMessages.confirmBlock) }));
      await see(safetyMessages.reasonMissing);
      await choose(reasonTexts.spam);
      await userEvent.click(asked.getByRole('button', { name: text(safetyMessages.confirmBlock) }));
      await dialogGone();
      await see(memberMessages.blocked);
    });
    await step('the room is closed to writing, and says why', async () => {
      await goTo('/messages');
      await goTo('/messages/105');
      await see(chatMessages.blockedByMe);
      await expect(await field()).toBeDisabled();
    });
    await step('taken back on her profile, the room is open again', async () => {
      await goTo('/profile/user/2');
      await press(memberMessages.unblock);
      await expect(await canvas.findByRole('button', { name: text(memberMessages.block) })).toBeVisible();
      await goTo('/messages');
      await goTo('/messages/105');
      await waitFor(async () => expect(await field()).toBeEnabled());
    });
  },
});
