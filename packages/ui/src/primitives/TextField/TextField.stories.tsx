import { Search } from '../../icons/icons';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Link } from '../Link';
import { TextField } from './TextField';
import { textFieldGuide } from './TextField.guide';

const meta = preview.meta({
  title: 'Components/Fields/TextField',
  component: TextField,
  parameters: { guide: textFieldGuide },
  args: { label: 'E-mail', placeholder: 'name@mail.ru', onValueChange: fn() },
});

export const Playground = meta.story({ args: { hint: 'Никому не покажем' } });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'a@b');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a@b');
  },
});
export const Large = meta.story({ args: { size: 'lg', defaultValue: 'artem.volkov@mail.ru' } });
export const WithHint = meta.story({
  args: { label: 'Город', defaultValue: 'Казань', hint: 'Татарстан' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Татарстан');
  },
});
export const WithError = meta.story({
  args: { error: 'Проверьте адрес: в нём нет «@»', defaultValue: 'anna' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Проверьте адрес: в нём нет «@»');
  },
});
export const Disabled = meta.story({ args: { label: 'Компания', value: 'Недоступно', disabled: true } });
export const WithSlots = meta.story({
  args: {
    label: 'Рост',
    startSlot: <Search aria-hidden />,
    endSlot: <span>см</span>,
    labelAside: <Link href="#help">Зачем это?</Link>,
  },
});
export const LongText = meta.story({
  args: {
    label: 'Очень длинное название поля, которое не помещается в одну строку на узком экране',
    error: 'Пароль должен содержать не менее 8 символов, и ещё несколько слов о том, почему это важно',
    defaultValue: 'Рентгеноэлектрокардиографического'.repeat(2),
    style: { inlineSize: 240 },
  },
});
