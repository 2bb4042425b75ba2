import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { filterLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { scenario } from '../../stories/scenario';
import { StoryPage } from '../../stories/StoryPage';
import { opening, text } from '../../stories/storyText';
import { filterMessages, savedMessages as messages } from './messages';

const basic = { minAge: 18, maxAge: 30, gender: 'all', city: { name: 'Москва' }, onlineStatus: 'all' };
const women = { ...basic, gender: 'female', further: {} };
const tall = { ...basic, city: null, further: { minHeight: '180' } };
const kept = (name: string, filters: object, version = 1) => ({ name, version, filters });

const meta = preview.meta({
  title: 'Screens/Saved filters',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { path: '/encounters', storage: { savedFilters: [kept('Девушки', women), kept('Высокие', tall)] } },
  beforeEach: scenario('emptyCity'),
});

const named = (name: string) => ({ name });
const panelOf = async (canvas: Pick<typeof screen, 'findByRole'>) =>
  within(await canvas.findByRole('complementary', { name: said(filterLabels).title }));

/** One press puts a set in force, and it says so. */
export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    const panel = await panelOf(canvas);
    const set = await panel.findByRole('button', named('Девушки'));
    await expect(set).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(set);
    await waitFor(() => expect(set).toHaveAttribute('aria-pressed', 'true'));
    await expect(panel.getByRole('radio', { name: said(filterLabels).genderFemale })).toBeChecked();
    await userEvent.click(panel.getByRole('button', named('Высокие')));
    await waitFor(() => expect(set).toHaveAttribute('aria-pressed', 'false'));
    await expect(panel.getByRole('radio', { name: said(filterLabels).genderAll })).toBeChecked();
  },
});

/** Nothing is kept and nothing is set: nothing is shown. */
export const Empty = meta.story({
  tags: ['proof', '!autodocs'],
  args: { storage: {} },
  play: async ({ canvas, userEvent }) => {
    const panel = await panelOf(canvas);
    await expect(panel.queryByRole('heading', { name: text(messages.title) })).toBeNull();
    await userEvent.click(panel.getByRole('radio', { name: said(filterLabels).genderMale }));
    await expect(await panel.findByRole('button', { name: text(messages.save) })).toBeVisible();
  },
});

/** Saved, renamed and deleted by keys; the focus is never lost. */
export const Keeping = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const panel = await panelOf(canvas);
    await userEvent.click(panel.getByRole('radio', { name: said(filterLabels).genderMale }));
    await step('a name is asked for, and not one that is there', async () => {
      (await panel.findByRole('button', { name: text(messages.save) })).focus();
      await userEvent.keyboard('{Enter}');
      const field = await panel.findByRole('textbox', { name: text(messages.name) });
      await expect(field).toHaveFocus();
      await userEvent.keyboard('девушки{Enter}');
      await expect(await panel.findByText(text(messages.nameTaken))).toBeVisible();
      await userEvent.clear(field);
      await userEvent.keyboard('Парни{Enter}');
      const set = await panel.findByRole('button', named('Парни'));
      await expect(set).toHaveAttribute('aria-pressed', 'true');
      await waitFor(() => expect(set).toHaveFocus());
      await expect(panel.queryByRole('button', { name: text(messages.save) })).toBeNull();
    });
    await step('it takes another name', async () => {
      panel.getByRole('button', { name: text(messages.rename, { name: 'Парни' }) }).focus();
      await userEvent.keyboard('{Enter}');
      const field = await panel.findByRole('textbox', { name: text(messages.name) });
      await expect(field).toHaveValue('Парни');
      await userEvent.clear(field);
      await userEvent.keyboard('Друзья{Enter}');
      await waitFor(() => expect(panel.getByRole('button', named('Друзья'))).toHaveFocus());
    });
    await step('deleted, it gives the focus to what is left', async () => {
      panel.getByRole('button', { name: text(messages.delete, { name: 'Друзья' }) }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(panel.queryByRole('button', named('Друзья'))).toBeNull();
      await waitFor(() => expect(panel.getByRole('button', { name: text(messages.save) })).toHaveFocus());
    });
  },
});

/** Five are enough, and one of another version is named but not applied. */
export const Full = meta.story({
  args: {
    path: '/encounters?gender=male',
    storage: {
      savedFilters: [
        kept('Для встреч', women),
        kept('Высокие и с длинным названием', tall),
        kept('Из будущего', tall, 2),
        kept('Четвёртый', { ...women, minAge: 20 }),
        kept('Пятый', { ...women, minAge: 21 }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const panel = await panelOf(canvas);
    await expect(await panel.findByRole('button', { name: text(messages.full, { most: 5 }) })).toBeDisabled();
    await expect(panel.getByText(text(messages.otherVersion, { name: 'Из будущего' }))).toBeVisible();
    await expect(panel.queryByRole('button', named('Из будущего'))).toBeNull();
  },
});

/** In the sheet of a phone a set applies in one press too. */
export const OnPhone = meta.story({
  tags: ['proof', '!autodocs'],
  args: { path: '/profile/search' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: opening(said(filterLabels).title) }));
    const dialog = await screen.findByRole('dialog', { name: said(filterLabels).title });
    await userEvent.click(await within(dialog).findByRole('button', named('Девушки')));
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), { timeout: 4000 });
    await expect(await canvas.findByRole('button', { name: text(filterMessages.chipFemale) })).toBeVisible();
  },
});
