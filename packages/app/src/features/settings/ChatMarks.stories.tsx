import { currentMocks } from '@iskra/api-mocks/storybook';
import preview from '#storybook/preview';
import { expect, waitFor, type within } from 'storybook/test';
import { connected } from '../../stories/connected';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { viewer } from '../../stories/viewer';
import { opening, text } from '../../stories/storyText';
import { settingsMessages } from './messages';

const patient = { timeout: 10_000 };
type Canvas = ReturnType<typeof within>;
const marksOf = (canvas: Canvas) =>
  canvas.findByRole('switch', { name: opening(text(settingsMessages.chatMarks)) }, patient);

/** The switch of the chat marks in the settings. */
const meta = preview.meta({
  title: 'Screens/Settings/Chat marks',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile/settings' },
  beforeEach: scenario('busyInbox'),
});

/** On, as for everybody at first; another page of the member switches it here too. */
export const On = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const marks = await marksOf(canvas);
    await waitFor(() => expect(marks).toBeChecked(), patient);
    await step('off once the server took it, and on again [SET-01]', async () => {
      await userEvent.click(marks);
      await waitFor(() => expect(marks).not.toBeChecked());
      await expect(viewer().showsChatMarks).toBe(false);
      await userEvent.click(marks);
      await waitFor(() => expect(marks).toBeChecked());
      await expect(viewer().showsChatMarks).toBe(true);
    });
    await step('another page of the member switches it here too [RT-05]', async () => {
      await connected();
      viewer().showsChatMarks = false;
      const { play } = currentMocks();
      play('chatMarksChanged', { shown: false });
      await waitFor(() => expect(marks).not.toBeChecked());
    });
  },
});

/** Off, as the member left it. */
export const Off = meta.story({
  beforeEach: scenario('busyInbox', (world) => {
    const me = world.members.get(world.viewerId ?? 0);
    if (me) me.showsChatMarks = false;
  }),
  play: async ({ canvas }) => {
    const marks = await marksOf(canvas);
    await waitFor(() => expect(marks).toBeEnabled(), patient);
    await expect(marks).not.toBeChecked();
  },
});

/** Not known yet: it cannot be pressed. */
export const Loading = meta.story({
  beforeEach: scenario('loading'),
  play: async ({ canvas }) => {
    const marks = await marksOf(canvas);
    await expect(marks).toBeDisabled();
    currentMocks().world.network.isHanging = false;
    await waitFor(() => expect(marks).toBeEnabled(), patient);
    await expect(marks).toBeChecked();
  },
});

/** Without a network it is not known, and that is said. */
export const Offline = meta.story({
  beforeEach: scenario('offline'),
  play: async ({ canvas }) => {
    const marks = await marksOf(canvas);
    await expect(await canvas.findByText(text(settingsMessages.chatMarksUnknown), {}, patient)).toBeVisible();
    await expect(marks).toBeDisabled();
  },
});

/** A change that failed is not shown, and that is said. */
export const Failed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const marks = await marksOf(canvas);
    await waitFor(() => expect(marks).toBeEnabled(), patient);
    currentMocks().world.network.isFailing = true;
    await userEvent.click(marks);
    await expect(await canvas.findByText(text(settingsMessages.switchFailed), {}, patient)).toBeVisible();
    await expect(marks).toBeChecked();
  },
});
