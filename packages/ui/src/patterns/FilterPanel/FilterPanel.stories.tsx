import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { FilterPanel } from './FilterPanel';
import { filterPanelGuide } from './FilterPanel.guide';
import type { FilterValue } from './filterRules';
import { storyCities } from './storyCities';

const defaults: FilterValue = { status: 'all', gender: 'all', city: 'Москва', minAge: 18, maxAge: 30 };
const chosen: FilterValue = { status: 'all', gender: 'female', city: 'Москва', minAge: 24, maxAge: 33 };

const meta = preview.meta({
  title: 'Patterns/FilterPanel',
  component: FilterPanel,
  parameters: { guide: filterPanelGuide },
  args: {
    defaults,
    cities: storyCities,
    onChange: fn<(value: FilterValue) => void>(),
    onApply: fn<(value: FilterValue) => void>(),
    style: { inlineSize: 312 },
  },
});

export const Playground = meta.story({ args: { defaultValue: chosen } });

/** As beside the card of encounters. */
export const Chosen = meta.story({
  tags: ['proof', '!autodocs'],
  args: { defaultValue: chosen },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Фильтры' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Женщин' })).toBeChecked();
    await expect(canvas.getByText('Фильтры, изменено 2')).toBeInTheDocument();
    const panel = canvas.getByRole('complementary');
    const field = canvas.getByRole('group', { name: 'Статус' });
    await expect(field.getBoundingClientRect().right).toBeLessThan(panel.getBoundingClientRect().right - 20);
  },
});

/** Several changes in a row apply once, a quarter of a second after the last [B8.3]. */
export const AppliesByItself = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'В сети' }));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Мужчин' }));
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(args.onApply).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onApply).toHaveBeenCalledOnce());
    await expect(args.onApply).toHaveBeenCalledWith({ ...defaults, status: 'new', gender: 'male' });
    await expect(canvas.getByRole('radio', { name: 'Мужчин' })).toHaveFocus();
  },
});

/** The age chosen wins, the other follows and is announced [FIL-03, B8.2, B8.12]. */
export const AgesFollow = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Возраст от' }), '35');
    await expect(canvas.getByRole('combobox', { name: 'Возраст до' })).toHaveValue('35');
    await expect(canvas.getByText('до 35')).toHaveAttribute('role', 'status');
    canvas.getByRole('slider', { name: 'Возраст: до' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('от 34')).toHaveAttribute('role', 'status');
    await waitFor(() =>
      expect(args.onApply).toHaveBeenLastCalledWith({ ...defaults, minAge: 34, maxAge: 34 }),
    );
  },
});

/** Reset goes to the defaults and does not wait [B8.4]. */
export const Reset = meta.story({
  tags: ['proof', '!autodocs'],
  args: { defaultValue: chosen },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(args.onApply).toHaveBeenCalledWith(defaults);
    await expect(canvas.getByRole('radio', { name: 'Всех' })).toBeChecked();
    await expect(canvas.queryByText(/изменен/)).toBeNull();
  },
});
export const CityByKeyboard = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const city = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.click(city);
    await userEvent.clear(city);
    await userEvent.type(city, 'каз{Enter}');
    await waitFor(() =>
      expect(args.onApply).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Казань' })),
    );
  },
});
export const AllCities = meta.story({ args: { defaultValue: { ...defaults, city: null } } });

/** The number of people is announced politely [B8.5]. */
export const Counted = meta.story({
  args: { count: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 человека')).toHaveAttribute('role', 'status');
  },
});

/** What is locked says why before it is tried [B8.13]. */
export const Locked = meta.story({
  args: { locked: { status: 'Кто в сети, видно с премиумом', age: 'Возраст выбирается в анкете' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Кто в сети, видно с премиумом')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'В сети' })).toBeDisabled();
    const thumb = canvas.getByRole('slider', { name: 'Возраст: от' });
    await fireEvent.keyDown(thumb, { key: 'ArrowRight' });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const SomeFields = meta.story({ args: { fields: ['gender', 'age'] } });
export const CitiesLoading = meta.story({ args: { cities: [], citiesLoading: true } });
export const LongText = meta.story({
  args: { labels: { statusOnline: 'Сейчас в сети', statusNew: 'Новые за неделю', reset: 'Сбросить всё' } },
});
export const English = meta.story({ globals: { locale: 'en' }, args: { defaultValue: chosen } });
export const Small = meta.story({ args: { style: { inlineSize: 264 }, defaultValue: chosen } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: chosen } });
