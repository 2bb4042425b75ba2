import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Select } from './Select';
import { selectGuide } from './Select.guide';

const options = [
  { value: 'single', label: 'Свободен' },
  { value: 'open', label: 'В свободных отношениях' },
  { value: 'serious', label: 'В серьёзных отношениях' },
];

const meta = preview.meta({
  title: 'Components/Fields/Select',
  component: Select,
  parameters: { guide: selectGuide },
  args: { label: 'Отношения', options, onValueChange: fn() },
});

export const Playground = meta.story({ args: { hint: 'Видно в анкете' } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Отношения' });
    await userEvent.selectOptions(field, 'serious');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('serious');
    await userEvent.tab();
    await expect(field).toHaveValue('serious');
  },
});
export const WithPlaceholder = meta.story({
  args: { placeholder: 'Не указано' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Не указано');
  },
});
export const WithError = meta.story({
  args: { error: 'Выберите что-нибудь', size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Выберите что-нибудь');
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const Small = meta.story({ args: { style: { inlineSize: 160 }, defaultValue: 'serious' } });
