import { pressDeed } from '#storybook/live/pressDeed';
import preview from '#storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { shellMessages } from '../../features/shell/messages';
import { connected } from '../connected';
import { scenario } from '../scenario';
import { StoryPage } from '../StoryPage';
import { walker } from './walker';

const meta = preview.meta({
  title: 'Journeys/Chat with failures',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/messages' },
  beforeEach: scenario('busyInbox'),
});

const patient = { timeout: 8_000 };

/** A talk through a failing server and a cut connection, in which nothing is lost; the Live panel does both. */
export const Walk = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const { goTo, see, seeNoMore } = walker({ userEvent });
    const log = () => within(canvas.getByRole('log'));
    const bubble = (text: string) => log().getByText(text).closest<HTMLElement>('[data-status]');
    const becomes = (text: string, status: string) =>
      waitFor(() => expect(bubble(text)).toHaveAttribute('data-status', status), patient);
    const write = async (text: string) =>
      userEvent.type(await within(canvas.getByRole('main')).findByRole('textbox'), `${text}{Enter}`);

    await step('he opens the newest dialogue and writes', async () => {
      await goTo('/messages/105');
      await canvas.findByRole('log');
      await connected();
      await write('One');
      await becomes('One', 'sent');
    });
    await step('the server fails: what he writes is not sent, and says so', async () => {
      await pressDeed('fails');
      await write('Two');
      await becomes('Two', 'failed');
    });
    await step('it works again: one press sends it', async () => {
      await pressDeed('restored');
      await userEvent.click(bubble('Two') as HTMLElement);
      await becomes('Two', 'sent');
    });
    await step('the connection is cut: the page says so, and what he writes is not sent', async () => {
      await pressDeed('cut');
      await see(shellMessages.offline);
      await write('Three');
      await becomes('Three', 'failed');
      await pressDeed('writes');
    });
    await step('restored: it is sent by itself, and what she wrote meanwhile is there', async () => {
      await pressDeed('restored');
      await seeNoMore(shellMessages.offline);
      await becomes('Three', 'sent');
      await expect(await log().findByText('А я только что из парка', {}, patient)).toBeVisible();
    });
  },
});
