import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { scenario } from '../../../../../packages/app/src/stories/scenario';
import { StoryPage } from '../../../../../packages/app/src/stories/StoryPage';

const meta = preview.meta({
  title: 'Screens/Sample',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sample' },
  beforeEach: scenario('likesReceived'),
});

/** What the back end answers is there. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Новый экран|New screen/ })).toBeVisible();
    await expect(await canvas.findByText(/^\d+ (человек|человека|person|people)$/)).toBeVisible();
  },
});
