import { currentMocks } from '@iskra/api-mocks/storybook';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { scenario } from '../../app/stories/scenario';
import { StoryPage } from '../../app/stories/StoryPage';

const meta = preview.meta({
  title: 'Pages/Member',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile/search' },
  beforeEach: scenario('newMember'),
});

/** Reached from people nearby: photos, words, and what one can do. */
export const Ready = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const [card] = await canvas.findAllByRole('article');
    if (card) await userEvent.click(within(card).getByRole('link'));
    await step('a like is given and taken back [OTH-02, OTH-04]', async () => {
      const before = currentMocks().world.likes.length;
      await userEvent.click(await canvas.findByRole('button', { name: /^(Нравится|Like)$/ }));
      await waitFor(() => expect(currentMocks().world.likes.length).toBe(before + 1));
    });
  },
});

/** A photo fills the window and gives the focus back. */
export const PhotoPreview = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const [card] = await canvas.findAllByRole('article');
    if (card) await userEvent.click(within(card).getByRole('link'));
    const photos = within(await canvas.findByRole('list', { name: /^(Фотографии|Photos)$/ }));
    const thumbnail = photos.getByRole('button', { name: /^(Фото|Photo) 1 / });
    await step('the gallery opens by keyboard [OTH-01]', async () => {
      thumbnail.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog', { name: /^(Фото|Photo) 1 / })).toBeVisible());
      await expect(screen.queryByRole('button', { name: /Удалить|Delete/ })).toBeNull();
    });
    await step('and closes by keyboard', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(thumbnail).toHaveFocus();
    });
  },
});

/** Somebody who is not there. */
export const NotFound = meta.story({
  args: { path: '/profile/user/999999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Профиль не найден|Profile not found/)).toBeVisible();
  },
});
