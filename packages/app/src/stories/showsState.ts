import { expect, waitFor, type within } from 'storybook/test';
import type { MessageDescriptor } from 'react-intl';
import { shellMessages } from '../features/shell/messages';
import { currentMocks } from '@iskra/api-mocks/storybook';
import { connected } from './connected';
import { text } from './storyText';
import { said } from '#storybook/said';
import { scenario } from './scenario';

interface Shown {
  canvas: ReturnType<typeof within>;
}
const patient = { timeout: 10_000 };

/** Sees a text of the product, in the story's language. */
export const showsText =
  (message: MessageDescriptor) =>
  async ({ canvas }: Shown): Promise<void> => {
    await waitFor(() => expect(canvas.getByText(text(message))).toBeVisible(), patient);
  };

/** Sees above the screen that there is no connection. */
const showsOffline = showsText(shellMessages.offline);

/** Sees that the screen is busy, and what `isThere` looks for once the network answers. */
export const showsLoading =
  (isThere: (shown: Shown) => Promise<unknown>) =>
  async (shown: Shown): Promise<void> => {
    const busy = () => document.querySelector('main [aria-busy="true"], main [role="progressbar"]');
    await waitFor(() => expect(busy()).not.toBeNull(), patient);
    await expect(shown.canvas.queryByRole('article')).toBeNull();
    currentMocks().world.network.isHanging = false;
    await isThere(shown);
  };

/** Sees at least one member. */
export const showsPeople = async ({ canvas }: Shown): Promise<void> => {
  await expect((await canvas.findAllByRole('article', {}, patient)).length).toBeGreaterThan(0);
};

/** Sees the heading of the screen; for texts that are no messages. */
export const showsHeading =
  (words: { ru: string; en: string }) =>
  async ({ canvas }: Shown): Promise<void> => {
    const heading = { level: 1, name: said(words) };
    await expect(await canvas.findByRole('heading', heading, patient)).toBeVisible();
  };

/** Sees a text that stays while everything is asked for anew and nothing answers: the screen shows what it knew. */
export const keepsText =
  (message: MessageDescriptor) =>
  async (shown: Shown): Promise<void> => {
    await showsText(message)(shown);
    await connected();
    const { world, play } = currentMocks();
    world.network.isHanging = true;
    play('memberChanged', { user_id: null, is_deleted: false });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(shown.canvas.getByText(text(message))).toBeVisible();
    world.network.isHanging = false;
  };

/** The story of a screen whose data did not come, which says so. */
export const failed = (message: MessageDescriptor) => ({
  beforeEach: scenario('serverErrors'),
  play: showsText(message),
});

/** The story of a screen whose data is on its way, and of what `isThere` finds when it comes. */
export const loading = (isThere: (shown: Shown) => Promise<unknown>) => ({
  beforeEach: scenario('loading'),
  play: showsLoading(isThere),
});

/** The story of a screen without a connection. */
export const offline = { beforeEach: scenario('offline'), play: showsOffline };
