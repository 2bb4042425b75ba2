import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { ScrollPicker, type ScrollPickerProps } from './ScrollPicker';
import { scrollPickerGuide } from './ScrollPicker.guide';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: String(hour) }));
const minutes = [0, 15, 30, 45].map((minute) => ({ value: minute, label: String(minute).padStart(2, '0') }));
const onValueChange = fn();

function Time(props: Partial<ScrollPickerProps>) {
  const [time, setTime] = useState<Record<string, string | number>>({ hour: 19, minute: 30 });
  const columns = [
    { id: 'hour', label: 'Час', items: hours, value: time['hour'] },
    { id: 'minute', label: 'Минута', items: minutes, value: time['minute'] },
  ];
  const change = (column: string, value: string | number) => {
    onValueChange(column, value);
    setTime({ ...time, [column]: value });
  };
  return <ScrollPicker label="Время встречи" {...props} columns={columns} onValueChange={change} />;
}

const meta = preview.meta({
  title: 'Patterns/ScrollPicker',
  component: Time,
  parameters: { guide: scrollPickerGuide },
  beforeEach: () => void onValueChange.mockReset(),
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const hour = canvas.getByRole('slider', { name: 'Час' });
    hour.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith('hour', 20));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('slider', { name: 'Минута' })).toHaveFocus();
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const Invalid = meta.story({ args: { invalid: true } });
