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
const hiddenOf = (canvas: Canvas) =>
  canvas.findByRole('switch', { name: opening(text(settingsMessages.onlineHidden)) }, patient);

/** The switch in the settings that hides that one is online. */
const meta = preview.meta({
  title: 'Screens/Settings/Hidden presence',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile/settings' },
  beforeEach: scenario('busyInbox'),
});

/** Off, as for everybody at first; another page of the member switches it here too. */
export const Off = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const hidden = await hiddenOf(canvas);
    await waitFor(() => expect(hidden).toBeEnabled(), patient);
    await expect(hidden).not.toBeChecked();
    await step('on once the server took it, and off again [SET-01]', async () => {
      await userEvent.click(hidden);
      await waitFor(() => expect(hidden).toBeChecked());
      await expect(viewer().hidesOnline).toBe(true);
      await userEvent.click(hidden);
      await waitFor(() => expect(hidden).not.toBeChecked());
      await expect(viewer().hidesOnline).toBe(false);
    });
    await step('another page of the member switches it here too [RT-05]', async () => {
      await connected();
      viewer().hidesOnline = true;
      const { play } = currentMocks();
      play('memberChanged', { user_id: viewer().id, is_deleted: false });
      await waitFor(() => expect(hidden).toBeChecked());
    });
  },
});

/** On, as the member left it. */
export const On = meta.story({
  beforeEach: scenario('busyInbox', (world) => {
    const me = world.members.get(world.viewerId ?? 0);
    if (me) me.hidesOnline = true;
  }),
  play: async ({ canvas }) => {
    const hidden = await hiddenOf(canvas);
    await waitFor(() => expect(hidden).toBeChecked(), patient);
  },
});

/** Not known yet: it cannot be pressed. */
export const Loading = meta.story({
  beforeEach: scenario('loading'),
  play: async ({ canvas }) => {
    const hidden = await hiddenOf(canvas);
    await expect(hidden).toBeDisabled();
    currentMocks().world.network.isHanging = false;
    await waitFor(() => expect(hidden).toBeEnabled(), patient);
    await expect(hidden).not.toBeChecked();
  },
});

/** Without a network it is not known, and that is said. */
export const Offline = meta.story({
  beforeEach: scenario('offline'),
  play: async ({ canvas }) => {
    const hidden = await hiddenOf(canvas);
    const unknown = text(settingsMessages.onlineHiddenUnknown);
    await expect(await canvas.findByText(unknown, {}, patient)).toBeVisible();
    await expect(hidden).toBeDisabled();
  },
});

/** A change that failed is not shown, and that is said: who only believes to be hidden is worse off than who waits. */
export const Failed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hidden = await hiddenOf(canvas);
    await waitFor(() => expect(hidden).toBeEnabled(), patient);
    currentMocks().world.network.isFailing = true;
    await userEvent.click(hidden);
    await expect(await canvas.findByText(text(settingsMessages.switchFailed), {}, patient)).toBeVisible();
    await expect(hidden).not.toBeChecked();
  },
});
