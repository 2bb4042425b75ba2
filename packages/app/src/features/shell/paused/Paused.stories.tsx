import { currentMocks } from '@iskra/api-mocks/storybook';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { connected } from '../../../stories/connected';
import { scenario } from '../../../stories/scenario';
import { StoryPage } from '../../../stories/StoryPage';
import { viewer } from '../../../stories/viewer';
import { opening, text } from '../../../stories/storyText';
import { settingsMessages } from '../../settings/messages';
import { pausedMessages as messages } from './messages';

const patient = { timeout: 10_000 };
const onPhone = { viewport: { value: 'mobile1' } };

/** The line above every page while the profile is paused. */
const meta = preview.meta({
  title: 'Screens/Paused',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/matched' },
  beforeEach: scenario('busyInbox', (world) => {
    const me = world.members.get(world.viewerId ?? 0);
    if (me) me.isPaused = true;
  }),
});

/** It says so, and ends the pause by one press. */
export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText(text(messages.paused), {}, patient)).toBeVisible();
    const heading = await canvas.findByRole('heading', { level: 1 }, patient);
    await step('one press ends it [SET-01]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: text(messages.end) }));
      await waitFor(() => expect(canvas.queryByText(text(messages.paused))).toBeNull());
      await expect(viewer().isPaused).toBe(false);
    });
    await step('the heading has the focus that the button had', async () => {
      await waitFor(() => expect(heading).toHaveFocus());
    });
    await step('another page of the member pauses again, and it follows [RT-05]', async () => {
      await connected();
      viewer().isPaused = true;
      const { play } = currentMocks();
      play('memberChanged', { user_id: viewer().id, is_deleted: false });
      await expect(await canvas.findByText(text(messages.paused), {}, patient)).toBeVisible();
    });
  },
});

/** On a phone, above a page. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text(messages.paused), {}, patient)).toBeVisible();
  },
});

/** On a phone, above a conversation. */
export const InRoomOnPhone = meta.story({
  globals: onPhone,
  args: { path: '/messages/101' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text(messages.paused), {}, patient)).toBeVisible();
    await expect(await canvas.findByRole('log', {}, patient)).toBeVisible();
  },
});

/** The settings show the same: the switch and the line agree at once. */
export const InSettings = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: '/profile/settings' },
  play: async ({ canvas, userEvent }) => {
    const name = opening(text(settingsMessages.pause));
    const pause = await canvas.findByRole('switch', { name }, patient);
    await canvas.findByText(text(messages.paused), {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: text(messages.end) }));
    await waitFor(() => expect(pause).not.toBeChecked());
    await userEvent.click(pause);
    await expect(await canvas.findByText(text(messages.paused), {}, patient)).toBeVisible();
  },
});

/** The server does not take it: the pause goes on, and that is said. */
export const Failed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const end = await canvas.findByRole('button', { name: text(messages.end) }, patient);
    currentMocks().world.network.isFailing = true;
    await userEvent.click(end);
    await expect(await canvas.findByText(text(messages.failed), {}, patient)).toBeVisible();
    await expect(viewer().isPaused).toBe(true);
  },
});

/** Nothing is said of a profile that is not paused, nor while it is not known. */
export const NotPaused = meta.story({
  tags: ['proof', '!autodocs'],
  beforeEach: scenario('loading'),
  play: async ({ canvas }) => {
    currentMocks().world.network.isHanging = false;
    await canvas.findAllByRole('article', {}, patient);
    await expect(canvas.queryByText(text(messages.paused))).toBeNull();
  },
});
