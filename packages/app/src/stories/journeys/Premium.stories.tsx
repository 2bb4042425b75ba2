import { pressDeed } from '#storybook/live/pressDeed';
import preview from '#storybook/preview';
import { expect, screen } from 'storybook/test';
import { likesMessages } from '../../features/likes/messages';
import { notificationMessages } from '../../features/notifications/messages';
import { premiumMessages } from '../../features/premium/messages';
import { connected } from '../connected';
import { scenario } from '../scenario';
import { StoryPage } from '../StoryPage';
import { text } from '../storyText';
import { walker } from './walker';

const meta = preview.meta({
  title: 'Journeys/Premium',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/liked' },
  beforeEach: scenario('likesReceived'),
});

/** From hidden likes over the payment to who it was; the Live panel approves. */
export const Walk = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const { press, see, dialogGone } = walker({ userEvent });
    await step('seven people like him, and he does not see who', async () => {
      await expect(
        await canvas.findAllByRole('button', { name: text(likesMessages.hidden) }, { timeout: 10_000 }),
      ).toHaveLength(7);
      await press(likesMessages.hidden);
    });
    await step('he chooses a week and accepts the rules', async () => {
      await press(premiumMessages.toPackages);
      await userEvent.click(await screen.findByRole('checkbox'));
      const start = text(premiumMessages.toPayment, { price: '' }).trim();
      await userEvent.click(await screen.findByRole('button', { name: (name) => name.startsWith(start) }));
    });
    await step('pays, and his payment is under review', async () => {
      // The first group of the card's number: without it nothing is paid.
      await screen.findByText('2200', {}, { timeout: 10_000 });
      await press(premiumMessages.get);
      await see(premiumMessages.review);
      await dialogGone();
    });
    await step('approved: he sees who it was', async () => {
      await connected();
      await pressDeed('premiumApproved');
      await see(notificationMessages.premium);
      await expect(await canvas.findAllByRole('article', {}, { timeout: 10_000 })).toHaveLength(7);
    });
  },
});
