import { expect, screen, waitFor } from 'storybook/test';
import { currentMocks } from '@iskra/api-mocks/storybook';
import preview from '../../../../../.storybook/preview';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';

const meta = preview.meta({
  title: 'Pages/Matches',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/matched' },
  beforeEach: scenario('busyInbox'),
});

/** Members who like each other. */
export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('cards lead to profiles [MAT-01]', async () => {
      await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
    });
  },
});

/** No match yet. */
export const Empty = meta.story({
  beforeEach: scenario('emptyCity'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Совпадений пока нет|No matches yet/)).toBeVisible();
  },
});

/** A like that becomes mutual while swiping is celebrated. */
export const Celebration = meta.story({
  args: { path: '/encounters' },
  beforeEach: scenario('newMember'),
  play: async ({ canvas, userEvent, step }) => {
    await step('both photos, a way to write and a way on', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /(Нравится:|Like) \S/ }));
      const { world, play } = currentMocks();
      await waitFor(() => expect(world.likes).toHaveLength(1));
      const id = world.likes[0]?.toId ?? 0;
      await waitFor(() => {
        play('dialogueCreated', {
          dialog_id: null,
          match: { id, name: 'Анна', image: '/portraits/01.webp' },
        });
        return expect(screen.getByRole('dialog', { name: /Это взаимно|It is mutual/ })).toBeVisible();
      });
      await expect(screen.getByRole('button', { name: /Смотреть дальше|Keep looking/ })).toBeVisible();
    });
  },
});
