import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { scrollPickerLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { ofTheFrame, shownBy } from '#storybook/shownBy';
import { Button } from '../../primitives/Button';
import { Sheet } from '../../components/Sheet';
import { ScrollPicker, type ScrollPickerProps } from './ScrollPicker';
import { scrollPickerGuide } from './ScrollPicker.guide';
import { announced, announcedLines } from '../../test/announced';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: String(hour) }));
const minutes = [0, 15, 30, 45].map((minute) => ({ value: minute, label: String(minute).padStart(2, '0') }));
const columns = [
  { id: 'hour', label: 'Час', items: hours },
  { id: 'minute', label: 'Минута', items: minutes },
];
const heights = Array.from({ length: 150 }, (_, at) => ({ value: 100 + at, label: `${100 + at} см` }));
const onValueChange = fn();
const onScrub = fn();
const onConfirm = fn();
const rowHeight = 48;

type TimeProps = Partial<ScrollPickerProps> & { width?: number; isEmpty?: boolean };

function Time({ width = 280, isEmpty, ...props }: TimeProps) {
  const [time, setTime] = useState<Record<string, string | number>>(
    isEmpty ? {} : { hour: 19, minute: 30, height: 180 },
  );
  const change = (column: string, value: string | number) => {
    onValueChange(column, value);
    setTime({ ...time, [column]: value });
  };
  const held = (props.columns ?? columns).map((column) => ({ value: time[column.id], ...column }));
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <ScrollPicker
        label="Время встречи"
        onScrub={onScrub}
        onConfirm={onConfirm}
        {...props}
        columns={held}
        onValueChange={change}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Patterns/ScrollPicker',
  component: shownBy<TimeProps>(ScrollPicker),
  render: (args) => <Time {...args} />,
  argTypes: { width: ofTheFrame, isEmpty: ofTheFrame },
  parameters: { guide: scrollPickerGuide },
  beforeEach: () => [onValueChange, onScrub, onConfirm].forEach((spy) => void spy.mockReset()),
});

/** A mouse over a wheel brings what it needs for dragging. */
async function withMouse(wheel: HTMLElement) {
  await fireEvent.pointerOver(wheel, { pointerType: 'mouse' });
  await waitFor(() => expect(wheel).toHaveAttribute('data-draggable'));
}
const pointer = (clientY: number, pointerType = 'mouse') => ({
  pointerId: 3,
  pointerType,
  button: 0,
  clientX: 10,
  clientY,
});
const middleOf = (wheel: HTMLElement) => wheel.querySelector('[data-near="0"]')?.textContent;

export const Playground = meta.story({
  args: {
    visibleRows: 5,
    rowHeight: 48,
    sensitivity: 1.7,
    touch: 'native',
    disabled: false,
    readOnly: false,
  },
});

export const Default = meta.story({
  tags: ['proof', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const hour = canvas.getByRole('slider', { name: 'Час' });
    hour.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith('hour', 20));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('slider', { name: 'Минута' })).toHaveFocus();
  },
});

// [C1]
/** Keeps its value itself where the caller does not. */
export const KeepsItsOwnValue = meta.story({
  name: 'Keeps its own value',
  render: () => (
    <ScrollPicker label="Время" columns={columns} defaultValue={{ hour: 7 }} onValueChange={onValueChange} />
  ),
  play: async ({ canvas, userEvent }) => {
    const hour = canvas.getByRole('slider', { name: 'Час' });
    await expect(hour).toHaveAttribute('aria-valuetext', '7');
    hour.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(hour).toHaveAttribute('aria-valuetext', '12');
    await expect(canvas.getByRole('slider', { name: 'Минута' })).toHaveAttribute(
      'aria-valuetext',
      said(scrollPickerLabels).notChosen,
    );
  },
});

/** A mouse drags 1.7 px for each of its own, lets go on a row, a tap goes to its row. */
export const Dragged = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Dragged [B3.2] [CON-01]',
  play: async ({ canvas, userEvent }) => {
    const hour = canvas.getByRole('slider', { name: 'Час' });
    await withMouse(hour);
    const before = hour.scrollTop;
    await fireEvent.pointerDown(hour, pointer(300));
    await fireEvent.pointerMove(hour, pointer(360));
    await expect(before - hour.scrollTop).toBe(60 * 1.7);
    await waitFor(() => expect(onScrub).toHaveBeenLastCalledWith('hour', 17));
    await expect(onValueChange).not.toHaveBeenCalled();
    await fireEvent.pointerUp(hour, pointer(360));
    await waitFor(() => expect(onValueChange.mock.calls).toEqual([['hour', 17]]));
    await userEvent.click(within(hour).getByText('18'));
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('hour', 18));
  },
});

/** With touch="scaled" a finger moves it 1.7 px for each of its own. */
export const ScaledTouch = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Scaled touch [B3.2]',
  args: { touch: 'scaled' },
  play: async ({ canvas }) => {
    const hour = canvas.getByRole('slider', { name: 'Час' });
    await waitFor(() => expect(hour).toHaveAttribute('data-draggable'));
    await expect(getComputedStyle(hour).touchAction).toContain('pan-x');
    const before = hour.scrollTop;
    await fireEvent.pointerDown(hour, pointer(300, 'touch'));
    await fireEvent.pointerMove(hour, pointer(340, 'touch'));
    await expect(before - hour.scrollTop).toBe(40 * 1.7);
    await fireEvent.pointerUp(hour, pointer(340, 'touch'));
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith('hour', 18));
  },
});

// [B3.3]
/** A notch is a row and the page stays; at its end it lets the page scroll only with chainScroll. */
export const WheelOfTheMouse = meta.story({
  name: 'Wheel of the mouse',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Time {...args} />
      <Time {...args} chainScroll label="Другое время" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [stays, chains] = canvas.getAllByRole('slider', { name: 'Минута' });
    if (!stays || !chains) throw new Error('Two pickers are needed');
    // `false` says that the page does not scroll.
    await expect(fireEvent.wheel(stays, { deltaY: 100 })).toBe(false);
    await waitFor(() => expect(onValueChange.mock.calls).toEqual([['minute', 45]]));
    await expect(fireEvent.wheel(stays, { deltaY: 100 })).toBe(false);
    await expect(fireEvent.wheel(chains, { deltaY: 100 })).toBe(false);
    await waitFor(() => expect(onValueChange).toHaveBeenCalledTimes(2));
    await expect(fireEvent.wheel(chains, { deltaY: 100 })).toBe(true);
    await expect(fireEvent.wheel(chains, { deltaY: -100 })).toBe(false);
    await expect(getComputedStyle(stays).overscrollBehaviorY).toBe('none');
  },
});

// [B3.10]
/** A loop goes from the last row to the first, by keys and by rolling. */
export const Loops = meta.story({
  name: 'Loops',
  args: { columns: columns.map((column) => ({ ...column, loop: true })) },
  play: async ({ canvas, userEvent }) => {
    const minute = await canvas.findByRole('slider', { name: 'Минута' });
    minute.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(onValueChange.mock.calls).toEqual([
      ['minute', 45],
      ['minute', 0],
    ]);
    await expect(minute).toHaveAttribute('aria-valuemax', '45');
    await fireEvent.wheel(minute, { deltaY: -100 });
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('minute', 45));
    await expect(middleOf(minute)).toBe('45');
    await expect(minute.querySelectorAll('[data-row]')).toHaveLength(41);
  },
});

// [B3.11]
/** Of 150 rows those near the middle are drawn, wherever it rolls. */
export const ManyRows = meta.story({
  name: 'Many rows',
  args: { columns: [{ id: 'height', label: 'Рост', items: heights }] },
  play: async ({ canvas, userEvent }) => {
    const height = await canvas.findByRole('slider', { name: 'Рост' });
    await expect(height).toHaveAttribute('aria-valuemax', '249');
    await expect(middleOf(height)).toBe('180 см');
    await expect(height.querySelectorAll('[data-row]')).toHaveLength(41);
    height.scrollTop = 10 * rowHeight + 10;
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith('height', 110));
    await expect(middleOf(height)).toBe('110 см');
    await expect(height.scrollTop).toBe(10 * rowHeight);
    height.focus();
    await userEvent.keyboard('{End}');
    await expect(middleOf(height)).toBe('249 см');
    await expect(within(height).getByText('249 см')).toBeVisible();
  },
});

// [B3.13]
/** Passes over what cannot be chosen and says why. */
export const DisabledRows = meta.story({
  name: 'Disabled rows',
  args: {
    columns: [
      {
        id: 'hour',
        label: 'Час',
        items: hours.map((hour) => ({ ...hour, isDisabled: hour.value > 19 })),
        disabledReason: 'После восьми закрыто',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const hour = canvas.getByRole('slider', { name: 'Час' });
    hour.focus();
    await userEvent.keyboard('{ArrowDown}');
    await announced('После восьми закрыто');
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    hour.scrollTop = 23 * rowHeight;
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('hour', 19));
    const told = announcedLines().map((line) => line?.trim());
    await expect(told).toEqual(['После восьми закрыто', 'После восьми закрыто']);
  },
});

// [B3.1]
/** A chosen row that is gone becomes the nearest, and this is told. */
export const LostRow = meta.story({
  name: 'Lost row',
  render: function LostRow() {
    const [isShort, setShort] = useState(false);
    const items = isShort ? hours.slice(0, 12) : hours;
    return (
      <>
        <Button onClick={() => setShort(true)}>Только до полудня</Button>
        <Time columns={[{ id: 'hour', label: 'Час', items }]} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onValueChange.mock.calls).toEqual([['hour', 11]]);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '11');
    await announced(said(scrollPickerLabels).clamped('Час', '11'));
  },
});

/** Enter and Space confirm without a change. */
export const Confirmed = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Confirmed [B3.6]',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'Час' }).focus();
    await userEvent.keyboard('{Enter} ');
    await expect(onConfirm.mock.calls).toEqual([
      ['hour', 19],
      ['hour', 19],
    ]);
    await expect(onValueChange).not.toHaveBeenCalled();
  },
});

async function holdAtSeventeen(wheel: HTMLElement) {
  await withMouse(wheel);
  await fireEvent.pointerDown(wheel, pointer(300));
  await fireEvent.pointerMove(wheel, pointer(360));
  await waitFor(() => expect(onScrub).toHaveBeenLastCalledWith('hour', 17));
}

function Leaving(props: TimeProps) {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <Button onClick={() => setThere(false)}>Убрать</Button>
      {isThere ? <Time {...props} /> : null}
    </>
  );
}

// [B3.8]
/** Gone while it rolls, it tells nothing. */
export const GoneWhileMoving = meta.story({
  name: 'Gone while moving',
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas }) => {
    await holdAtSeventeen(canvas.getByRole('slider', { name: 'Час' }));
    canvas.getByRole('button').click();
    await waitFor(() => expect(canvas.queryByRole('slider')).toBeNull());
    await expect(onValueChange).not.toHaveBeenCalled();
  },
});

/** With commitOnUnmount it tells where it was. */
export const GoneWithCommit = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Gone with commit [B3.8]',
  args: { commitOnUnmount: true },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas }) => {
    await holdAtSeventeen(canvas.getByRole('slider', { name: 'Час' }));
    canvas.getByRole('button').click();
    await waitFor(() => expect(onValueChange.mock.calls).toEqual([['hour', 17]]));
  },
});

// [C1]
/** A value the caller does not take is rolled back. */
export const Refused = meta.story({
  name: 'Refused',
  render: () => (
    <ScrollPicker
      label="Время"
      columns={[{ id: 'hour', label: 'Час', items: hours, value: 5 }]}
      onValueChange={onValueChange}
    />
  ),
  play: async ({ canvas }) => {
    const hour = canvas.getByRole('slider', { name: 'Час' });
    hour.scrollTop = 9 * rowHeight;
    await waitFor(() => expect(onValueChange.mock.calls).toEqual([['hour', 9]]));
    await waitFor(() => expect(hour.scrollTop).toBe(5 * rowHeight));
    await expect(middleOf(hour)).toBe('5');
  },
});

/** The rows that nobody sees yet come with the first touch, and the wheel stays where it is. */
export const BeforeTheFirstTouch = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Before the first touch',
  play: async ({ canvas }) => {
    const hour = canvas.getByRole('slider', { name: 'Час' });
    const rows = () => [...hour.children].map(({ textContent }) => textContent);
    const inSight = ['16', '17', '18', '19', '20', '21', '22'];
    await expect(rows()).toEqual(inSight);
    const { scrollTop, scrollHeight } = hour;
    // The wheel came under a pointer at rest.
    await fireEvent.pointerOver(hour, { pointerType: 'mouse' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(rows()).toEqual(inSight);
    await fireEvent.pointerDown(hour, { pointerType: 'touch' });
    await waitFor(() => expect(rows()).toEqual(hours.map(({ label }) => label)));
    await expect([hour.scrollTop, hour.scrollHeight]).toEqual([scrollTop, scrollHeight]);
    await expect(middleOf(hour)).toBe('19');
  },
});

// [B3.16]
/** Rolls within a sheet, and the sheet stays where it is. */
export const InASheet = meta.story({
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  name: 'In a sheet',
  render: (args) => (
    <Sheet defaultOpen closeOnBack={false} title="Время">
      <div style={{ blockSize: 300 }}>Выберите, когда вам удобно.</div>
      <Time {...args} />
      <div style={{ blockSize: 600 }} />
    </Sheet>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    const hour = within(dialog).getByRole('slider', { name: 'Час' });
    hour.focus();
    await userEvent.keyboard('{End}');
    await expect(onValueChange).toHaveBeenLastCalledWith('hour', 23);
    await expect(fireEvent.wheel(hour, { deltaY: 100 })).toBe(false);
    await expect(getComputedStyle(hour).overscrollBehaviorY).toBe('none');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Empty = meta.story({ args: { isEmpty: true } });
export const Required = meta.story({
  tags: ['proof', '!autodocs'],
  args: { isEmpty: true, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Час' })).toHaveAccessibleDescription(
      said(scrollPickerLabels).required,
    );
  },
});
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    const hour = canvas.getByRole('slider', { name: 'Час' });
    hour.focus();
    await userEvent.keyboard('{ArrowDown}');
    await fireEvent.wheel(hour, { deltaY: 100 });
    await expect(middleOf(hour)).toBe('19');
    await expect(onValueChange).not.toHaveBeenCalled();
  },
});
// [B3.15]
/** Read only: can be read and reached, not rolled. */
export const ReadOnly = meta.story({
  name: 'Read only',
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const hour = canvas.getByRole('slider', { name: 'Час' });
    await expect(hour).toHaveAttribute('aria-readonly', 'true');
    hour.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('slider', { name: 'Минута' })).toHaveFocus();
    await expect(fireEvent.wheel(hour, { deltaY: 100 })).toBe(true);
    await userEvent.click(within(hour).getByText('20'));
    await expect(onValueChange).not.toHaveBeenCalled();
    await expect(middleOf(hour)).toBe('19');
  },
});
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText(said(scrollPickerLabels).loading)).toBeInTheDocument();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});
export const Invalid = meta.story({ args: { invalid: true } });
// [B3.15]
/** Seven rows of 40 px: an even number becomes odd, rows are never lower. */
export const SevenLowRows = meta.story({
  name: 'Seven low rows',
  args: { visibleRows: 6, rowHeight: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').getBoundingClientRect().height).toBe(7 * 40);
    const hour = canvas.getByRole('slider', { name: 'Час' });
    await expect(hour.scrollTop).toBe(19 * 40);
    await fireEvent.wheel(hour, { deltaY: 100 });
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith('hour', 20));
  },
});
export const LongText = meta.story({
  args: {
    columns: [
      {
        id: 'place',
        label: 'Место',
        value: 'a',
        items: [
          { value: 'a', label: 'Петропавловск-Камчатский' },
          { value: 'b', label: 'Комсомольск-на-Амуре' },
        ],
      },
      { id: 'minute', label: 'Минута', items: minutes },
    ],
  },
});
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'Час' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('slider', { name: 'Минута' })).toHaveFocus();
  },
});
export const Small = meta.story({ args: { width: 200 } });
