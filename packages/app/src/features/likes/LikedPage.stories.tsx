import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { scenario } from '../../app/stories/scenario';
import { StoryPage } from '../../app/stories/StoryPage';

const meta = preview.meta({
  title: 'Pages/Likes received',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/liked' },
  beforeEach: scenario('likesReceived'),
});

/** A regular member sees how many, and drawn patterns; every tap explains premium. */
export const Hidden = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('no name, age or picture is there, and a tap opens premium [LIK-02, LIK-04]', async () => {
      const [tile, ...others] = await canvas.findAllByRole('button', {
        name: /Скрытая симпатия|hidden like/,
      });
      await expect(others).toHaveLength(6);
      await expect(canvas.queryByRole('article')).toBeNull();
      if (tile) await userEvent.click(tile);
      const dialog = await screen.findByRole('dialog', { name: /Искра Премиум|Iskra Premium/ });
      await waitFor(() => expect(dialog).toBeVisible());
    });
  },
});

/** A premium member sees who, and can like back. */
export const Premium = meta.story({
  beforeEach: scenario('premiumMember'),
  play: async ({ canvas, step }) => {
    await step('people can be liked back [LIK-03]', async () => {
      await expect(
        (await canvas.findAllByRole('button', { name: /взаимностью|Like back/ })).length,
      ).toBeGreaterThan(0);
    });
  },
});

/** Nobody yet. */
export const Empty = meta.story({
  beforeEach: scenario('emptyCity'),
  play: async ({ canvas, step }) => {
    await step('says so and what to do [LIK-01]', async () => {
      await expect(
        await canvas.findByText(/Симпатий пока нет|At the moment you have no likes\./),
      ).toBeVisible();
    });
  },
});
