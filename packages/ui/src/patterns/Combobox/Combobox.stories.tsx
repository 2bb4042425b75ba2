import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Combobox } from './Combobox';
import type { ComboboxProps } from './ComboboxProps';
import { comboboxGuide } from './Combobox.guide';

const names: [string, string, string][] = [
  ['Москва', '', 'Moscow'],
  ['Санкт-Петербург', '', 'Saint Petersburg'],
  ['Казань', 'Татарстан', 'Kazan'],
  ['Калининград', 'Калининградская область', 'Kaliningrad'],
  ['Калуга', 'Калужская область', 'Kaluga'],
  ['Каменск-Уральский', 'Свердловская область', 'Kamensk-Uralsky'],
  ['Камышин', 'Волгоградская область', 'Kamyshin'],
  ['Орёл', 'Орловская область', 'Oryol'],
];
const few = names.map(([label, detail, english], rank) => ({
  id: label,
  label,
  detail,
  rank,
  keywords: [english],
}));
const many = [
  ...few,
  ...Array.from({ length: 1100 }, (_, at) => ({
    id: `p${at}`,
    label: `Посёлок ${String(at + 1).padStart(4, '0')}`,
  })),
];
const onValueChange = fn();

function City(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState(props.value ?? null);
  const change = (next: string | null) => {
    onValueChange(next);
    setValue(next);
  };
  return (
    <div style={{ inlineSize: 440, maxInlineSize: '100%', minBlockSize: 420 }}>
      <Combobox
        items={few}
        label="Город"
        placeholder="Начните вводить"
        {...props}
        value={value}
        onValueChange={change}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Patterns/Combobox',
  component: City,
  parameters: { guide: comboboxGuide },
  beforeEach: () => void onValueChange.mockReset(),
});

const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

export const ByPrefix = meta.story({
  name: 'Finds by the beginning, whatever the case, and marks it [REG-06]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Город' }), 'кА');
    await expect(optionNames()).toEqual([
      'КазаньТатарстан',
      'КалининградКалининградская область',
      'КалугаКалужская область',
      'Каменск-УральскийСвердловская область',
      'КамышинВолгоградская область',
    ]);
    await expect(screen.getAllByText('Ка', { selector: 'mark' })).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onValueChange.mock.calls).toEqual([['Калининград']]);
    await expect(canvas.getByRole('combobox')).toHaveValue('Калининград');
  },
});

export const NothingFound = meta.story({
  name: 'Says that nothing was found [REG-06]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ззз');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ничего не найдено');
  },
});

export const Guess = meta.story({
  tags: ['visual-ru', 'visual-rtl'],
  name: 'Offers what may have been meant: the wrong keyboard layout',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'vjcrdf');
    await expect(canvas.getByText('Возможно, вы имели в виду')).toBeVisible();
    await expect(optionNames()).toEqual(['Москва']);
  },
});

export const HalfAWord = meta.story({
  name: 'Half a word never becomes a city: the old one is back [REG-06]',
  args: { value: 'Казань' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Моск');
    await userEvent.tab();
    await expect(field).toHaveValue('Казань');
    await expect(onValueChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const ByKeys = meta.story({
  name: 'Opens with Down, closes with Escape, then Escape clears',
  args: { value: 'Казань', clearable: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Казань');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(onValueChange.mock.calls).toEqual([[null]]);
  },
});

export const AllCities = meta.story({
  name: 'All cities stands first in the filter [FIL-01]',
  args: { allOption: { id: 'all', label: 'Все города' }, value: 'all', size: 'md' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Все города');
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(optionNames()[0]).toBe('Все города');
    await userEvent.click(screen.getByRole('option', { name: /^Москва/ }));
    await expect(onValueChange.mock.calls).toEqual([['Москва']]);
  },
});

export const ManyCities = meta.story({
  name: 'Draws 13 of 1108 and tells readers how many there are',
  args: { items: many },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowUp}');
    const options = screen.getAllByRole('option');
    await expect(options).toHaveLength(13);
    await expect(options.at(-1)).toHaveAttribute('aria-posinset', '1108');
    await expect(options.at(-1)).toHaveAttribute('aria-setsize', '1108');
    await expect(options.at(-1)).toHaveTextContent('Посёлок 1100');
    await expect(options.at(-1)).toBeVisible();
  },
});

export const FullScreen = meta.story({
  name: 'On phones a button opens a full screen [FIL-01]',
  args: { presentation: 'fullscreen', value: 'Москва' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Город Москва' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Город' });
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Город' }), 'орел');
    await userEvent.click(within(dialog).getByRole('option', { name: /Орёл/ }));
    await expect(onValueChange.mock.calls).toEqual([['Орёл']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Loading = meta.story({
  args: { loading: true, items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Загружаем список')).toBeVisible();
  },
});
export const Ready = meta.story({});
export const WithError = meta.story({ args: { error: 'Выберите город из списка' } });
export const Disabled = meta.story({ args: { disabled: true, value: 'Москва' } });
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { value: 'Москва', clearable: true },
});
export const English = meta.story({
  tags: ['visual-en'],
  globals: { locale: 'en' },
  args: { label: 'City' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'vjcrdf');
    await expect(canvas.getByText('Maybe you mean')).toBeVisible();
  },
});
