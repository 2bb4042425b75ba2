import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import type { DateParts } from './dateRules';
import { DateWheels, type DateWheelsProps } from './DateWheels';
import { dateWheelsGuide } from './DateWheels.guide';

const years = Array.from({ length: 51 }, (_, at) => 2007 - at);
const maxDate = { year: 2007, month: 6, day: 12 };
const onValueChange = fn();

function Wheels(props: Partial<DateWheelsProps> & { width?: number }) {
  const [value, setValue] = useState<DateParts>(props.value ?? {});
  const change = (next: DateParts) => {
    onValueChange(next);
    setValue(next);
  };
  return (
    <div style={{ inlineSize: props.width ?? 342, maxInlineSize: '100%' }}>
      <DateWheels years={years} maxDate={maxDate} {...props} value={value} onValueChange={change} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Patterns/DateWheels',
  component: Wheels,
  parameters: { guide: dateWheelsGuide },
  args: { value: { day: 14, month: 6, year: 1998 } },
  beforeEach: () => void onValueChange.mockReset(),
});

const rowHeight = 48;

export const Ready = meta.story({
  tags: ['visual-ru'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Месяц' })).toHaveAttribute('aria-valuetext', 'июня');
    await expect(canvas.getByRole('slider', { name: 'Год' })).toHaveAttribute('aria-valuetext', '1998');
  },
});

export const ByKeys = meta.story({
  name: 'Keys: arrows, Home, type-ahead and the next column [REG-04]',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'День' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 15, month: 6, year: 1998 });
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 15, month: 1, year: 1998 });
    await userEvent.keyboard('{ArrowRight}197');
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 15, month: 1, year: 1979 });
  },
});

export const DaysFollowTheMonth = meta.story({
  name: '31 May becomes 30 June, and there is no 31 to choose [REG-05]',
  args: { value: { day: 31, month: 5, year: 1998 } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'Месяц' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 30, month: 6, year: 1998 });
    await expect(canvas.getByRole('slider', { name: 'День' })).toHaveAttribute('aria-valuemax', '29');
  },
});

export const UnderEighteen = meta.story({
  name: 'A date under 18 cannot be reached [REG-14]',
  args: { value: { day: 20, month: 12, year: 2006 } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'Год' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 12, month: 6, year: 2007 });
  },
});

export const ScrolledByFinger = meta.story({
  name: 'Tells the value when the wheel has come to rest, not before [REG-04]',
  play: async ({ canvas }) => {
    const day = canvas.getByRole('slider', { name: 'День' });
    day.scrollTop = 20 * rowHeight;
    await expect(onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(onValueChange.mock.calls).toEqual([[{ day: 21, month: 6, year: 1998 }]]));
  },
});

export const DraggedByMouse = meta.story({
  name: 'The mouse moves the wheel 1.7 px for each of its own [CON-01]',
  play: async ({ canvas }) => {
    const year = canvas.getByRole('slider', { name: 'Год' });
    const before = year.scrollTop;
    const at = (clientY: number) => ({ pointerId: 3, pointerType: 'mouse', button: 0, clientX: 10, clientY });
    await fireEvent.pointerDown(year, at(300));
    await fireEvent.pointerMove(year, at(240));
    await expect(year.scrollTop - before).toBe(60 * 1.7);
    await fireEvent.pointerUp(year, at(240));
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith({ day: 14, month: 6, year: 1996 }));
  },
});

export const WheelOfTheMouse = meta.story({
  name: 'One notch of the mouse wheel is one row [REG-04]',
  play: async ({ canvas }) => {
    await fireEvent.wheel(canvas.getByRole('slider', { name: 'Месяц' }), { deltaY: 100 });
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith({ day: 14, month: 7, year: 1998 }));
  },
});

export const NothingChosen = meta.story({
  args: { value: {} },
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByRole('slider', { name: 'День' });
    await expect(day).toHaveAttribute('aria-valuetext', 'не выбрано');
    day.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onValueChange).toHaveBeenCalledWith({ day: 1 });
    await expect(day).toHaveAttribute('aria-valuetext', '1');
  },
});

export const DropDowns = meta.story({
  name: 'Drop-downs for the desktop [REG-04] [REG-05]',
  args: { mode: 'select', width: 440, value: {} },
  play: async ({ canvas, userEvent }) => {
    const year = canvas.getByRole('combobox', { name: 'Год' });
    const offered = Array.from(year.querySelectorAll('option:not([hidden])'), (option) => option.textContent);
    await expect(offered).toEqual(years.map(String));
    await userEvent.selectOptions(year, '1999');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Месяц' }), 'февраль');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'День' }), '28');
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 28, month: 2, year: 1999 });
    await expect(canvas.queryByRole('option', { name: '29' })).toBeNull();
  },
});

export const WithError = meta.story({ args: { error: 'Укажите дату рождения' } });
export const DropDownsWithError = meta.story({
  args: { mode: 'select', width: 440, value: {}, error: 'Укажите дату рождения' },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const English = meta.story({ tags: ['visual-en'], globals: { locale: 'en' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const Narrow = meta.story({ args: { width: 272 } });
