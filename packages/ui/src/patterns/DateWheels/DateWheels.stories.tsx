import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { dateWheelsLabels, kitPacks, scrollPickerLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { ofTheFrame, shownBy } from '#storybook/shownBy';
import type { DateParts } from './dateRules';
import { IskraProvider } from '../../theme';
import { device } from '../../test/device';
import { DateWheels } from './DateWheels';
import { dateWheelsGuide } from './DateWheels.guide';
import type { DateWheelsProps } from './DateWheelsProps';
import { announced, announcedLines } from '../../test/announced';

const years = Array.from({ length: 51 }, (_, at) => 2007 - at);
const maxDate = { year: 2007, month: 6, day: 12 };
const onValueChange = fn();
const onScrub = fn();

type WheelsProps = Partial<DateWheelsProps> & { width?: number };

function Wheels(props: WheelsProps) {
  const [value, setValue] = useState<DateParts>(props.value ?? {});
  const change = (next: DateParts) => {
    onValueChange(next);
    setValue(next);
  };
  return (
    <div style={{ inlineSize: props.width ?? 342, maxInlineSize: '100%' }}>
      <DateWheels
        years={years}
        maxDate={maxDate}
        onScrub={onScrub}
        {...props}
        value={value}
        onValueChange={change}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Patterns/DateWheels',
  component: shownBy<WheelsProps>(DateWheels),
  render: (args) => <Wheels key={JSON.stringify(args.value)} {...args} />,
  argTypes: { width: ofTheFrame },
  parameters: { guide: dateWheelsGuide },
  args: { value: { day: 14, month: 6, year: 1998 } },
  beforeEach: () => [onValueChange, onScrub].forEach((spy) => void spy.mockReset()),
});

const rowHeight = 48;

export const Playground = meta.story({
  args: { mode: 'wheels', disabled: false, readOnly: false, required: false, loading: false, loop: false },
});

export const Ready = meta.story({
  tags: ['proof', '!autodocs', 'visual-ru'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: said(dateWheelsLabels).month })).toHaveAttribute(
      'aria-valuetext',
      said({ ru: 'июня', en: 'June' }),
    );
    await expect(canvas.getByRole('slider', { name: said(dateWheelsLabels).year })).toHaveAttribute(
      'aria-valuetext',
      '1998',
    );
  },
});

/** Keys: arrows, Home, type-ahead and the next column. */
export const ByKeys = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'By keys [REG-04]',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: said(dateWheelsLabels).day }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 15, month: 6, year: 1998 });
    const month = canvas.getByRole('slider', { name: said(dateWheelsLabels).month });
    // English puts the month before the day.
    await userEvent.keyboard(said({ ru: '{ArrowRight}', en: '{ArrowLeft}' }));
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 15, month: 1, year: 1998 });
    await userEvent.keyboard(`${said({ ru: '{ArrowRight}', en: '{ArrowRight}{ArrowRight}' })}197`);
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 15, month: 1, year: 1979 });
  },
});

// [REG-05, B3.1]
/** 31 May becomes 30 June, which is told, and there is no 31 to choose. */
export const DaysFollowTheMonth = meta.story({
  name: 'Days follow the month',
  args: { value: { day: 31, month: 5, year: 1998 } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: said(dateWheelsLabels).month }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 30, month: 6, year: 1998 });
    await expect(canvas.getByRole('slider', { name: said(dateWheelsLabels).day })).toHaveAttribute(
      'aria-valuemax',
      '30',
    );
    await announced(said(dateWheelsLabels).followed(said(dateWheelsLabels).day, '30'));
  },
});

// [REG-14, B3.13]
/** A date under 18 cannot be reached, and why is told. */
export const UnderEighteen = meta.story({
  name: 'Under eighteen',
  args: { maxDateReason: 'Нужно 18 лет', value: { day: 20, month: 12, year: 2006 } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: said(dateWheelsLabels).year }).focus();
    await userEvent.keyboard('{Home}');
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 12, month: 6, year: 2007 });
    await waitFor(() =>
      expect(announcedLines()).toContainEqual(
        expect.stringMatching(
          said({
            ru: /^День: теперь 12\. Месяц: теперь июня\. Нужно 18 лет$/,
            en: /^(Month: now June\. Day: now 12|Day: now 12\. Month: now June)\. Нужно 18 лет$/,
          }),
        ),
      ),
    );
    canvas.getByRole('slider', { name: said(dateWheelsLabels).month }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await announced('Нужно 18 лет');
    await expect(onValueChange).toHaveBeenCalledTimes(1);
  },
});

/** Tells the value when the wheel has come to rest, not before. */
export const ScrolledByFinger = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Scrolled by finger [REG-04]',
  play: async ({ canvas }) => {
    const day = canvas.getByRole('slider', { name: said(dateWheelsLabels).day });
    day.scrollTop = 20 * rowHeight;
    await expect(onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(onValueChange.mock.calls).toEqual([[{ day: 21, month: 6, year: 1998 }]]));
  },
});

/** The mouse moves the wheel 1.7 px for each of its own. */
export const DraggedByMouse = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Dragged by mouse [CON-01]',
  play: async ({ canvas }) => {
    const year = canvas.getByRole('slider', { name: said(dateWheelsLabels).year });
    await fireEvent.pointerOver(year, { pointerType: 'mouse' });
    await waitFor(() => expect(year).toHaveAttribute('data-draggable'));
    const before = year.scrollTop;
    const at = (clientY: number) => ({ pointerId: 3, pointerType: 'mouse', button: 0, clientX: 10, clientY });
    await fireEvent.pointerDown(year, at(300));
    await fireEvent.pointerMove(year, at(240));
    await expect(year.scrollTop - before).toBe(60 * 1.7);
    await fireEvent.pointerUp(year, at(240));
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith({ day: 14, month: 6, year: 1996 }));
  },
});

/** One notch of the mouse wheel is one row. */
export const WheelOfTheMouse = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Wheel of the mouse [REG-04]',
  play: async ({ canvas }) => {
    await fireEvent.wheel(canvas.getByRole('slider', { name: said(dateWheelsLabels).month }), {
      deltaY: 100,
    });
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith({ day: 14, month: 7, year: 1998 }));
  },
});

export const NothingChosen = meta.story({
  args: { value: {} },
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByRole('slider', { name: said(dateWheelsLabels).day });
    await expect(day).toHaveAttribute('aria-valuetext', said(scrollPickerLabels).notChosen);
    day.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onValueChange).toHaveBeenCalledWith({ day: 1 });
    await expect(day).toHaveAttribute('aria-valuetext', '1');
  },
});

/** Its placeholder "Monat" begins with m too, and is nothing to choose; one letter again goes on to the next month. */
export const LettersOfMonths = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'A letter goes to the first month that begins with it, again to the next [B3.4]',
  globals: { locale: 'de' },
  args: { value: {} },
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByRole('slider', { name: said(dateWheelsLabels).month });
    month.focus();
    for (const [letter, number] of document.documentElement.lang === 'ru' ? cyrillic : latin) {
      await userEvent.keyboard(letter);
      await expect(onValueChange).toHaveBeenLastCalledWith({ month: number });
    }
  },
});

type Letters = readonly (readonly [letter: string, month: number])[];

const latin: Letters = [['m', 3], ['j', 1], ['j', 6], ['j', 7], ['j', 1]]; // prettier-ignore
const cyrillic: Letters = [['м', 3], ['я', 1], ['и', 6], ['и', 7], ['и', 6]]; // prettier-ignore

/** The room between the edges of a phone's page of 390 and of 320 CSS px. */
const roomOfPhones = [342, 272];

/** One in each language of the kit for each of these rooms. */
function InEachLanguage({ rooms, ...props }: WheelsProps & { rooms: readonly number[] }) {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {Object.keys(kitPacks).map((locale) => (
        <IskraProvider key={locale} scoped locale={locale} packs={Object.values(kitPacks)} motion="none">
          {rooms.map((width) => (
            <Wheels key={width} {...props} label={`${locale} ${width}`} width={width} />
          ))}
        </IskraProvider>
      ))}
    </div>
  );
}

/** Each month of each language is chosen in turn, and neither it nor what stands around it is cut. */
export const EveryMonthFits = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'On phones of 390 and 320 px every month of every language can be read whole [REG-04]',
  args: { value: { day: 28, month: 1, year: 1998 } },
  render: (args) => <InEachLanguage {...args} rooms={roomOfPhones} />,
  play: async ({ canvasElement, userEvent }) => {
    await document.fonts.ready;
    const wheels = [...canvasElement.querySelectorAll<HTMLElement>('[data-column="month"]')];
    await expect(wheels).toHaveLength(Object.keys(kitPacks).length * roomOfPhones.length);
    const cut: string[] = [];
    for (const wheel of wheels) {
      wheel.focus();
      for (let month = 1; month <= 12; month += 1) {
        for (const row of wheel.parentElement?.querySelectorAll<HTMLElement>('[data-near]') ?? [])
          if (row.scrollWidth > row.clientWidth)
            cut.push(`${row.textContent}: ${row.scrollWidth} in ${row.clientWidth} px`);
        await userEvent.keyboard('{ArrowDown}');
      }
    }
    await expect([...new Set(cut)]).toEqual([]);
  },
});

/** Drop-downs for the desktop. */
export const DropDowns = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Drop-downs [REG-04] [REG-05]',
  args: { mode: 'select', width: 440, value: {} },
  play: async ({ canvas, userEvent }) => {
    const year = canvas.getByRole('combobox', { name: said(dateWheelsLabels).year });
    const offered = Array.from(year.querySelectorAll('option:not([hidden])'), (option) => option.textContent);
    await expect(offered).toEqual(years.map(String));
    await userEvent.selectOptions(year, '1999');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: said(dateWheelsLabels).month }),
      said({ ru: 'февраль', en: 'February' }),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: said(dateWheelsLabels).day }), '28');
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 28, month: 2, year: 1999 });
    await expect(canvas.queryByRole('option', { name: '29' })).toBeNull();
  },
});

/** Arrow keys on a closed drop-down pass through every month. */
export const DropDownsPastFebruary = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'The 31st of a drop-down comes back after February, and is told [REG-05]',
  args: { mode: 'select', width: 440, value: { month: 12, year: 1999 } },
  play: async ({ canvas, userEvent }) => {
    const { day, month, followed } = said(dateWheelsLabels);
    const choose = (name: string, value: number) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), String(value));
    await choose(day, 31);
    for (const [passed, left] of [
      [1, 31],
      [2, 28],
      [3, 31],
      [4, 30],
      [5, 31],
    ] as const) {
      // prettier-ignore
      await choose(month, passed);
      await expect(onValueChange).toHaveBeenLastCalledWith({ day: left, month: passed, year: 1999 });
      await expect(canvas.getByRole('combobox', { name: day })).toHaveDisplayValue(String(left));
    }
    await announced(followed(day, '31'));
  },
});

/** The wheel of the days gets its lost rows back and turns to the one that was chosen. */
export const WheelsPastFebruary = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'The 29th of a wheel comes back with the next leap year [REG-05]',
  args: { value: { day: 29, month: 2, year: 2004 } },
  play: async ({ canvas, userEvent }) => {
    const { day, year } = said(dateWheelsLabels);
    canvas.getByRole('slider', { name: year }).focus();
    for (const [passed, left] of [
      [2003, 28],
      [2002, 28],
      [2001, 28],
      [2000, 29],
    ] as const) {
      // prettier-ignore
      await userEvent.keyboard('{ArrowDown}');
      await expect(onValueChange).toHaveBeenLastCalledWith({ day: left, month: 2, year: passed });
      const wheel = canvas.getByRole('slider', { name: day });
      await waitFor(() => expect(wheel.scrollTop).toBe((left - 1) * rowHeight));
    }
    await expect(onValueChange).toHaveBeenCalledTimes(4);
  },
});

/** The room in a card of such pages. */
const roomOfCards = [324, 254];

/** A drop-down is as wide as its longest choice needs, or takes a line of its own. */
export const EveryDropDownFits = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'In a card on phones of 390 and 320 px no drop-down cuts a month of any language [REG-04]',
  globals: { viewport: { value: 'phone390' } },
  args: { mode: 'select' },
  render: (args) => <InEachLanguage {...args} rooms={roomOfCards} />,
  play: async ({ canvas, canvasElement, step }) => {
    await document.fonts.ready;
    const selects = canvas.getAllByRole('combobox');
    await expect(selects).toHaveLength(3 * Object.keys(kitPacks).length * roomOfCards.length);
    await step('each is as wide as its longest choice', async () => {
      await expect(selects.flatMap(cutOf)).toEqual([]);
    });
    await step('at 390 px the three stand in one line', async () => {
      for (const field of canvasElement.querySelectorAll('fieldset')) {
        const label = field.querySelector('legend')?.textContent;
        const tops = [...field.querySelectorAll('select')].map(
          (select) => select.getBoundingClientRect().top,
        );
        if (label?.endsWith(String(roomOfCards[0])))
          await expect([label, new Set(tops).size]).toEqual([label, 1]);
      }
    });
  },
});

/** They stand one under the other then. */
export const DropDownsWithLargeText = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'With text twice as large no drop-down cuts a month either [REG-04]',
  globals: { viewport: { value: 'phone390' }, text: 'double' },
  args: { mode: 'select' },
  render: (args) => <InEachLanguage {...args} rooms={roomOfCards} />,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getAllByRole('combobox').flatMap(cutOf)).toEqual([]);
  },
});

/** Says of a drop-down if it is narrower than it would be by itself, or reaches out of its room. */
function cutOf(select: HTMLElement): string[] {
  const free = select.cloneNode(true) as HTMLElement;
  Object.assign(free.style, { position: 'absolute', flex: 'none', inlineSize: 'max-content' });
  select.after(free);
  const needed = free.offsetWidth;
  free.remove();
  const field = select.closest('fieldset');
  const isOutside = field !== null && field.scrollWidth > field.clientWidth;
  if (needed <= select.offsetWidth && !isOutside) return [];
  return [`${field?.querySelector('legend')?.textContent}: ${needed} in ${select.offsetWidth} px`];
}

/** What a screen reader announces, in order: values of sliders and texts of live regions. */
function listen(root: HTMLElement): { told: string[]; stop: () => void } {
  const told: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, type, oldValue, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element) continue;
      if (element.matches('[data-iskra-announcer]'))
        told.push(...[...addedNodes].map((line) => line.textContent ?? ''));
      const text = element.getAttribute('aria-valuetext');
      if (type === 'attributes' && text !== oldValue)
        told.push(`${element.getAttribute('aria-label') ?? ''}: ${text ?? ''}`);
    }
  });
  observer.observe(root, {
    attributes: true,
    attributeFilter: ['aria-valuetext'],
    attributeOldValue: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  return { told, stop: () => observer.disconnect() };
}

// [B3.5]
/** What a screen reader is told: values at rest only, what follows them, and why not. */
export const ToldToReaders = meta.story({
  name: 'Told to readers',
  args: { value: { day: 31, month: 5, year: 2006 }, maxDateReason: 'Нужно 18 лет' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('group', { name: said(dateWheelsLabels).date, hidden: false }),
    ).toBeVisible();
    const { told, stop } = listen(document.body);
    const month = canvas.getByRole('slider', { name: said(dateWheelsLabels).month });
    month.scrollTop = 5 * rowHeight;
    await waitFor(() => expect(onScrub).toHaveBeenCalledWith('month', 6));
    await waitFor(() =>
      expect(told).toContain(said(dateWheelsLabels).followed(said(dateWheelsLabels).day, '30')),
    );
    canvas.getByRole('slider', { name: said(dateWheelsLabels).year }).focus();
    await userEvent.keyboard('{ArrowUp}');
    month.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(told.at(-1)).toBe('Нужно 18 лет'));
    stop();
    const spoken = told.filter((text) => text !== '');
    const { day, month: monthName, year, followed } = said(dateWheelsLabels);
    // The order of the columns is the language's.
    await expect(spoken.sort()).toEqual(
      [
        `${day}: 30`,
        `${monthName}: ${said({ ru: 'июня', en: 'June' })}`,
        followed(day, '30'),
        `${day}: 12`,
        `${year}: 2007`,
        `${followed(day, '12')}. Нужно 18 лет`,
        'Нужно 18 лет',
      ].sort(),
    );
  },
});

// [B3.10]
/** Days and months go on at their ends, years do not. */
export const Loops = meta.story({
  name: 'Loops',
  args: { loop: true, value: { day: 1, month: 12, year: 2007 - 50 } },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('slider', { name: said(dateWheelsLabels).day })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 31, month: 12, year: 1957 });
    canvas.getByRole('slider', { name: said(dateWheelsLabels).month }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onValueChange).toHaveBeenLastCalledWith({ day: 31, month: 1, year: 1957 });
    canvas.getByRole('slider', { name: said(dateWheelsLabels).year }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onValueChange).toHaveBeenCalledTimes(2);
  },
});

/** Auto: drop-downs for a mouse on a wide screen. */
export const AutoOnTheDesktop = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Auto on the desktop [B3.7] [REG-04]',
  args: { mode: 'auto' },
  beforeEach: () => device(() => false),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: said(dateWheelsLabels).month })).toHaveDisplayValue(
      said({ ru: 'июнь', en: 'June' }),
    );
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

// [B3.7]
/** Auto: drop-downs for fingers that want less motion. */
export const AutoWithLessMotion = meta.story({
  name: 'Auto with less motion',
  args: { mode: 'auto' },
  beforeEach: () => device(() => true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: said(dateWheelsLabels).year })).toHaveDisplayValue(
      '1998',
    );
  },
});

/** Auto: wheels for fingers, with the same value and names. */
export const AutoForFingers = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Auto for fingers [B3.7] [REG-04]',
  args: { mode: 'auto' },
  beforeEach: () => device((query) => !query.includes('reduced-motion')),
  decorators: [
    function Moving(Story) {
      return (
        <IskraProvider scoped theme="light" motion="system">
          <Story />
        </IskraProvider>
      );
    },
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: said(dateWheelsLabels).year })).toHaveAttribute(
      'aria-valuetext',
      '1998',
    );
  },
});

// [B3.14]
/** Order and names of months as the caller wants them. */
export const OwnOrderAndNames = meta.story({
  name: 'Own order and names',
  args: {
    order: ['year', 'month', 'day'],
    monthNames: 'I II III IV V VI VII VIII IX X XI XII'.split(' '),
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('slider').map((wheel) => wheel.getAttribute('aria-label'));
    await expect(names).toEqual([
      said(dateWheelsLabels).year,
      said(dateWheelsLabels).month,
      said(dateWheelsLabels).day,
    ]);
    await expect(canvas.getByRole('slider', { name: said(dateWheelsLabels).month })).toHaveAttribute(
      'aria-valuetext',
      'VI',
    );
  },
});

export const Required = meta.story({
  args: { value: {}, required: true, mode: 'select', width: 440 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: said(dateWheelsLabels).day })).toBeRequired();
  },
});
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const Loading = meta.story({ args: { loading: true } });
export const DropDownsLoading = meta.story({ args: { loading: true, mode: 'select', width: 440 } });
export const WithError = meta.story({
  args: { error: 'Укажите дату рождения' },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('slider', { name: said(dateWheelsLabels).day });
    await expect(day).toBeInvalid();
    await expect(day).toHaveAccessibleDescription('Укажите дату рождения');
  },
});
export const DropDownsWithError = meta.story({
  args: { mode: 'select', width: 440, value: {}, error: 'Укажите дату рождения' },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole('combobox')) {
      await expect(part).toBeInvalid();
      await expect(part).toHaveAccessibleDescription('Укажите дату рождения');
      await expect(part.parentElement).toHaveAttribute('data-invalid');
    }
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
// [B3.14]
/** In English the month stands first. */
export const English = meta.story({
  name: 'English',
  tags: ['visual-en'],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('slider').map((wheel) => wheel.getAttribute('aria-valuetext'));
    await expect(values).toEqual(['June', '14', '1998']);
  },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const Small = meta.story({ args: { width: 272 } });

/** The reader's text is twice as large, the wheels are as wide as on a phone. */
export const LargeText = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'With text twice as large day, month and year can be read whole [REG-04]',
  globals: { text: 'double' },
  args: { value: { day: 28, month: 9, year: 1998 } },
  play: async ({ canvas }) => {
    for (const wheel of canvas.getAllByRole('slider'))
      for (const row of wheel.querySelectorAll<HTMLElement>('[data-near]')) {
        await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
        await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight);
      }
  },
});

/** A reader that says the number says the year, not the row. */
export const YearsAsNumbers = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'A wheel of numbers is a slider of these numbers [B3.5]',
  play: async ({ canvas }) => {
    const year = canvas.getByRole('slider', { name: said(dateWheelsLabels).year });
    await expect(year).toHaveAttribute('aria-valuenow', '1998');
    await expect(year).toHaveAttribute('aria-valuemin', '1957');
    await expect(year).toHaveAttribute('aria-valuemax', '2007');
    await expect(canvas.getByRole('slider', { name: said(dateWheelsLabels).day })).toHaveAttribute(
      'aria-valuenow',
      '14',
    );
  },
});
