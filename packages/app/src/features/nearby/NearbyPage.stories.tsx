import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { scenario } from '../../app/stories/scenario';
import { StoryPage } from '../../app/stories/StoryPage';

const meta = preview.meta({
  title: 'Pages/People nearby',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile/search' },
  beforeEach: scenario('busyInbox'),
});

/** People with photo, name, age, status and city; each leads to the profile. */
export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('cards lead to profiles [NEA-02]', async () => {
      const [first] = await canvas.findAllByRole('link', { name: /, \d+/ });
      await expect(first?.getAttribute('href')).toMatch(/^\/profile/);
    });
  },
});

/** Nobody fits: the way on is one press away. */
export const Empty = meta.story({
  beforeEach: scenario('emptyCity'),
  play: async ({ canvas, userEvent }) => {
    const widen = await canvas.findByRole('button', { name: /городах|all cities/i });
    await userEvent.click(widen);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Сбросить|Reset/ })).toBeVisible());
  },
});

/** The server answers with errors. */
export const Failed = meta.story({
  beforeEach: scenario('serverErrors'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

/** A slow network: places are kept. */
export const Loading = meta.story({ beforeEach: scenario('slow') });
