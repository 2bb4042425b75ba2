import preview from '#storybook/preview';
import { recordAnnouncements } from '@iskra/ui/testing';
import { expect, waitFor, type within } from 'storybook/test';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { setOffline } from '../../stories/network';
import { viewer } from '../../stories/viewer';
import { opening, text } from '../../stories/storyText';
import { settingsMessages } from './messages';

const patient = { timeout: 10_000 };
type Canvas = ReturnType<typeof within>;
const switchOf = (canvas: Canvas, message: 'pause' | 'chatMarks' | 'sound') =>
  canvas.findByRole('switch', { name: opening(text(settingsMessages[message])) }, patient);

/** What is switched without a network shows as chosen, and as not so yet. */
const meta = preview.meta({
  title: 'Screens/Settings/Waiting',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile/settings' },
  beforeEach: scenario('busyInbox'),
});

/** Sound, pause and chat marks wait; each says so under its switch, and to readers. */
export const Waiting = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const pause = await switchOf(canvas, 'pause');
    await waitFor(() => expect(pause).toBeEnabled(), patient);
    const marks = await switchOf(canvas, 'chatMarks');
    await waitFor(() => expect(marks).toBeEnabled(), patient);
    const heard = recordAnnouncements();
    await step('each shows as chosen, with a quiet line', async () => {
      setOffline(true);
      for (const one of [await switchOf(canvas, 'sound'), pause, marks]) await userEvent.click(one);
      const lines = () => canvas.queryAllByText(text(settingsMessages.waits));
      await waitFor(() => expect(lines()).toHaveLength(3), patient);
      const waits = text(settingsMessages.waits);
      await waitFor(() => expect(heard.said).toEqual([waits, waits, waits]), patient);
      await expect(pause).toBeChecked();
      await expect(marks).not.toBeChecked();
      await expect(await switchOf(canvas, 'sound')).not.toBeChecked();
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect([viewer().isPaused, viewer().showsChatMarks, viewer().sound]).toEqual([false, true, true]);
    });
  },
});

/** Back on the network, what was chosen last is so, and nothing waits. */
export const SentLater = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const pause = await switchOf(canvas, 'pause');
    await waitFor(() => expect(pause).toBeEnabled(), patient);
    const sound = await switchOf(canvas, 'sound');
    setOffline(true);
    await userEvent.click(pause);
    await userEvent.click(sound);
    await userEvent.click(sound);
    await userEvent.click(sound);
    const lines = () => canvas.queryAllByText(text(settingsMessages.waits));
    await waitFor(() => expect(lines()).toHaveLength(2), patient);
    await step('the last choice goes out', async () => {
      setOffline(false);
      await waitFor(() => expect(canvas.queryByText(text(settingsMessages.waits))).toBeNull(), patient);
      await expect([viewer().isPaused, viewer().sound]).toEqual([true, false]);
      await expect(pause).toBeChecked();
      await expect(sound).not.toBeChecked();
    });
  },
});
