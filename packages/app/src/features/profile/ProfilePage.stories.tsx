import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { scenario } from '../../app/stories/scenario';
import { StoryPage } from '../../app/stories/StoryPage';

const meta = preview.meta({
  title: 'Pages/My profile',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile' },
  beforeEach: scenario('busyInbox'),
});

/** Photos in six slots, name, city, language and look. */
export const Ready = meta.story({
  play: async ({ canvas, step }) => {
    await step('six slots stand, empty ones can be filled [PRO-01]', async () => {
      const list = await canvas.findByRole('list', { name: /Мои фотографии|My photos/ });
      await expect(list.children).toHaveLength(6);
    });
  },
});

/** Another language shows at once, without a reload. */
export const ChangeLanguage = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('every text follows [I18-01]', async () => {
      const select = await canvas.findByLabelText(/^(Язык|Language)$/);
      const isRussian = (select as HTMLSelectElement).value === 'ru';
      await userEvent.selectOptions(select, isRussian ? 'en' : 'ru');
      await expect(
        await canvas.findByRole('heading', { name: isRussian ? 'My profile' : 'Мой профиль' }),
      ).toBeVisible();
    });
  },
});

/** Logging out leads to the visitor's pages. */
export const LogOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Выйти|Log out/ }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Мой профиль|My profile/ })).toBeNull());
  },
});
