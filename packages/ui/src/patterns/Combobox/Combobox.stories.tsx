import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { afterMount } from '#storybook/afterMount';
import preview from '#storybook/preview';
import { comboboxLabels } from '#storybook/labels';
import { said } from '#storybook/said';
import { ofTheFrame, shownBy } from '#storybook/shownBy';
import { Dialog } from '../../components/Dialog';
import { Button } from '../../primitives/Button';
import { Combobox } from './Combobox';
import type { ComboboxItem } from './createMatcher';
import { DisclosureGroup } from './DisclosureGroup';
import type { ComboboxProps } from './ComboboxProps';
import { comboboxGuide } from './Combobox.guide';
import { announced, announcedLines } from '../../test/announced';

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

type CityProps = Partial<ComboboxProps> & { width?: number };

function City({ width = 440, ...props }: CityProps) {
  const [value, setValue] = useState(props.value ?? null);
  const change = (next: string | null) => {
    onValueChange(next);
    setValue(next);
  };
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%', minBlockSize: 420 }}>
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
  component: shownBy<CityProps>(Combobox),
  subcomponents: { DisclosureGroup },
  render: (args) => <City key={args.value} {...args} />,
  argTypes: { width: ofTheFrame },
  parameters: { guide: comboboxGuide },
  beforeEach: () => void onValueChange.mockReset(),
});

const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

export const Playground = meta.story({
  args: { clearable: true, disabled: false, required: false, commitOnTab: false, size: 'lg' },
});

/** It has no prop to begin open with: only who types or presses asks for the list. So a press opens it. */
export const Open = meta.story({
  decorators: [afterMount((root) => root.querySelector('input')?.click())],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

/** Finds by the beginning, whatever the case, and marks it. */
export const ByPrefix = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'By prefix [REG-06]',
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

/** A space that a phone's keyboard adds after a word is no part of it. */
export const SpaceAfterTheWord = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Space after the word [REG-06]',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.type(field, 'Москва ');
    await expect(optionNames()).toEqual(['Москва']);
    await expect(screen.getByText('Москва', { selector: 'mark' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'кал ');
    await expect(optionNames()).toEqual(['КалининградКалининградская область', 'КалугаКалужская область']);
    await userEvent.clear(field);
    await userEvent.type(field, 'каменск ');
    await expect(optionNames()).toEqual(['Каменск-УральскийСвердловская область']);
  },
});

/** Says that nothing was found. */
export const NothingFound = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Nothing found [REG-06]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ззз');
    await expect(await canvas.findByText(said(comboboxLabels).nothing)).toBeVisible();
    await announced(said(comboboxLabels).nothing);
  },
});

/** Offers what may have been meant: the wrong keyboard layout. */
export const Guess = meta.story({
  tags: ['proof', '!autodocs', 'visual-ru', 'visual-rtl'],
  name: 'Guess',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'vjcrdf');
    await expect(await canvas.findByText(said(comboboxLabels).maybe)).toBeVisible();
    await expect(optionNames()).toEqual(['Москва']);
  },
});

/** Half a word never becomes a city: the old one is back, and this is said. */
export const HalfAWord = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Half a word [REG-06] [B4.7]',
  args: { value: 'Казань' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Моск');
    await userEvent.tab();
    await expect(field).toHaveValue('Казань');
    await expect(onValueChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveAccessibleDescription(said(comboboxLabels).unfinished('Моск'));
    await userEvent.type(field, 'М');
    await expect(field).not.toHaveAccessibleDescription();
  },
});

/** Opens with Down, closes with Escape, then Escape clears. */
export const ByKeys = meta.story({
  name: 'By keys',
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

// [FIL-01]
/** All cities stands first in the filter. */
export const AllCities = meta.story({
  name: 'All cities first',
  args: { allOption: { id: 'all', label: 'Все города' }, value: 'all', size: 'md' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Все города');
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(optionNames()[0]).toBe('Все города');
    await userEvent.click(screen.getByRole('option', { name: /^Москва/ }));
    await expect(onValueChange.mock.calls).toEqual([['Москва']]);
  },
});

/** Draws 13 of 1108 and tells readers how many there are. */
export const ManyCities = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Many cities',
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

// [FIL-01]
/** On phones a button opens a full screen. */
export const FullScreen = meta.story({
  name: 'Full screen',
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

// [B4.6]
/** Up goes to the last, Alt+Down opens, a page is ten, Home stays in the text. */
export const MoreKeys = meta.story({
  name: 'More keys',
  args: { items: many, value: 'Казань' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    const place = () =>
      document
        .getElementById(field.getAttribute('aria-activedescendant') ?? '')
        ?.getAttribute('aria-posinset');
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(place()).toBe('1108');
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect(place()).toBe('11');
    await userEvent.keyboard('{PageUp}{Escape}{Alt>}{ArrowDown}{/Alt}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(place()).toBe('3');
    await userEvent.keyboard('{Home}');
    await expect(place()).toBe('3');
    await expect(field.selectionStart).toBe(0);
  },
});

/** Tab leaves without choosing. */
export const TabLeaves = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Tab leaves [B4.6]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Каз');
    await userEvent.tab();
    await expect(onValueChange).not.toHaveBeenCalled();
  },
});

/** With commitOnTab it takes the option the keys are at. */
export const TabChooses = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Tab chooses [B4.6]',
  args: { commitOnTab: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Каз');
    await userEvent.tab();
    await expect(onValueChange.mock.calls).toEqual([['Казань']]);
    await expect(canvas.getByRole('combobox')).not.toHaveFocus();
  },
});

/** Keys of a composition belong to it; what is pasted or filled in is found. */
export const Composing = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Composing and pasting [B4.13] [B4.14]',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Каз');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.paste('орел');
    await expect(optionNames()).toEqual(['ОрёлОрловская область']);
    // As a browser fills in a city: no key was pressed.
    await fireEvent.change(field, { target: { value: 'Kazan' } });
    await expect(onValueChange.mock.calls).toEqual([['Казань']]);
    await expect(field).toHaveValue('Казань');
  },
});

/** On a Mac the option is spoken, elsewhere the number of options. */
export const SpokenOnAMac = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Spoken on a Mac [B4.8]',
  beforeEach: () => {
    Object.defineProperty(navigator, 'platform', { configurable: true, value: 'MacIntel' });
    return () => void Reflect.deleteProperty(navigator, 'platform');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ка');
    await userEvent.keyboard('{ArrowDown}');
    await announced('Калининград, Калининградская область');
  },
});

/** Says how many there are, half a second after the last key. */
export const Counted = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Counted [B4.8]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ка');
    await expect(announcedLines()).toEqual([]);
    await announced(said(comboboxLabels).count(5));
  },
});

// [B4.15, B4.17]
/** Keeps its value in a plain form, and holds it back until one is chosen. */
export const InAForm = meta.story({
  name: 'In a form',
  render: () => (
    <form
      aria-label="Анкета"
      onSubmit={(event) => {
        event.preventDefault();
        onValueChange(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Combobox items={few} label="Город" name="city" required />
      <Button type="submit">Сохранить</Button>
      <div style={{ blockSize: 300 }} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Неизвестный');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(onValueChange).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${said(comboboxLabels).required}`));
    await userEvent.type(field, 'Каз{Enter}');
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(onValueChange.mock.calls).toEqual([[{ city: 'Казань' }]]);
  },
});

// [B4.15]
/** The full screen’s button holds a form back too. */
export const FullScreenInAForm = meta.story({
  name: 'Full screen in a form',
  render: () => (
    <form aria-label="Анкета" onSubmit={(event) => event.preventDefault()}>
      <Combobox
        items={few}
        label="Город"
        name="city"
        required
        presentation="fullscreen"
        placeholder="Выберите"
      />
      <Button type="submit">Сохранить</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    const opener = canvas.getByRole('button', { name: 'Город Выберите' });
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAccessibleDescription(said(comboboxLabels).required);
  },
});

// [B4.9]
/** Back closes the full screen and the focus returns; the list fills what is above the keyboard. */
export const BackClosesTheScreen = meta.story({
  name: 'Back closes the screen',
  args: { presentation: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Город' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('combobox')).toHaveFocus();
    const fillsTo = (end: number) =>
      waitFor(async () => {
        await expect(listEnd(dialog)).toBeLessThanOrEqual(end);
        await expect(listEnd(dialog)).toBeGreaterThan(end - 40);
      });
    await fillsTo(window.innerHeight);
    raiseKeyboard(window.innerHeight / 2);
    await fillsTo(window.innerHeight / 2);
    raiseKeyboard(0);
    await fillsTo(window.innerHeight);
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Escape is left to the dialog, also when something is typed: the list has nothing of its own to close. */
export const EscapeReachesTheScreen = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Escape reaches the screen around the list [B4.10]',
  args: { presentation: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    // Where a dialog listens, and before it.
    const heard = fn((event: KeyboardEvent) => event.stopImmediatePropagation());
    document.addEventListener('keydown', heard, { capture: true });
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Город' });
    await fireEvent.input(within(dialog).getByRole('combobox'), { target: { value: 'орел' } });
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', heard, { capture: true });
    await expect(heard).toHaveBeenCalledOnce();
  },
});

/** Where the list ends, from the top of the window. */
const listEnd = (dialog: HTMLElement) => within(dialog).getByRole('listbox').getBoundingClientRect().bottom;

/** As a keyboard on the screen does: it takes so many px of what is seen of the window, from below. */
function raiseKeyboard(taken: number): void {
  const view = window.visualViewport;
  if (!view) return;
  if (taken > 0)
    Object.defineProperty(view, 'height', { value: window.innerHeight - taken, configurable: true });
  else Reflect.deleteProperty(view, 'height');
  view.dispatchEvent(new Event('resize'));
}

// [B4.10, SET-04]
/** One list of a group is open at a time. */
export const OneAtATime = meta.story({
  name: 'One at a time',
  render: () => (
    <DisclosureGroup>
      <div style={{ minBlockSize: 460 }}>
        <Combobox items={few} label="Откуда" />
        <Combobox items={few} label="Куда" />
      </div>
    </DisclosureGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    const [from, to] = canvas.getAllByRole('combobox');
    if (!from || !to) throw new Error('Two are needed');
    await userEvent.click(from);
    await expect(from).toHaveAttribute('aria-expanded', 'true');
    // As a script would: the first keeps the focus.
    await fireEvent.click(to);
    await expect(to).toHaveAttribute('aria-expanded', 'true');
    await expect(from).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(document.body);
    await expect(screen.getAllByRole('listbox')).toHaveLength(1);
  },
});

// [B4.12]
/** In a dialog the list is within its trap; Escape closes the list, then the dialog. */
export const InADialog = meta.story({
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  name: 'In a dialog',
  render: () => (
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Настройки">
        <div style={{ minBlockSize: 420 }}>
          <Combobox items={few} label="Город" onValueChange={onValueChange} />
        </div>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(within(dialog).getByRole('option', { name: /^Казань/ }));
    await expect(onValueChange.mock.calls).toEqual([['Казань']]);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(within(dialog).queryByRole('listbox')).toBeNull();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const question = (query: string) => {
  let answer = (_items: readonly ComboboxItem[]) => {};
  let fail = () => {};
  const promise = new Promise<readonly ComboboxItem[]>((resolve, reject) => {
    answer = resolve;
    fail = () => reject(new Error('offline'));
  });
  return { query, promise, answer, fail };
};
let asked: (ReturnType<typeof question> & { signal: AbortSignal })[] = [];
const loadItems = (query: string, signal: AbortSignal) => {
  const next = { ...question(query), signal };
  asked.push(next);
  return next.promise;
};

/** Asks when typing rests, aborts what is stale and drops late answers. */
export const Asynchronous = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Asynchronous [B4.16]',
  args: { items: undefined, loadItems, loadDelay: 120 },
  beforeEach: () => {
    asked = [];
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    await step('the first list is asked for at once', async () => {
      await waitFor(() => expect(asked.map((each) => each.query)).toEqual(['']));
      await userEvent.click(field);
      await expect(await canvas.findAllByText(said(comboboxLabels).loading)).not.toHaveLength(0);
      asked[0]?.answer(few);
      await waitFor(() => expect(optionNames()).toHaveLength(8));
    });
    await step('a word is one question', async () => {
      await userEvent.type(field, 'Ка');
      await waitFor(() => expect(asked.map((each) => each.query)).toEqual(['', 'Ка']));
      await userEvent.type(field, 'м');
      await waitFor(() => expect(asked).toHaveLength(3));
      await expect(asked[1]?.signal.aborted).toBe(true);
    });
    await step('the late answer is dropped', async () => {
      asked[2]?.answer(few.slice(5, 7));
      asked[1]?.answer(few.slice(2, 5));
      await waitFor(() =>
        expect(optionNames()).toEqual([
          'Каменск-УральскийСвердловская область',
          'КамышинВолгоградская область',
        ]),
      );
    });
    await step('the chosen one is shown though the next list lacks it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onValueChange.mock.calls).toEqual([['Каменск-Уральский']]);
      await waitFor(() => expect(asked.map((each) => each.query)).toEqual(['', 'Ка', 'Кам', '']));
      asked[3]?.answer(few.slice(0, 2));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(optionNames()).toHaveLength(2));
      await expect(field).toHaveValue('Каменск-Уральский');
    });
  },
});

/** A list that could not be had can be asked for again. */
export const AsynchronousFailure = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Asynchronous failure [B4.16]',
  args: { items: undefined, loadItems, loadDelay: 0 },
  beforeEach: () => {
    asked = [];
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.fail();
    await userEvent.click(await canvas.findByRole('button', { name: said(comboboxLabels).retry }));
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.answer(few);
    await waitFor(() => expect(optionNames()).toHaveLength(8));
  },
});

/** Another rule for what fits. */
export const OwnFilter = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Own filter [B4.17]',
  args: { filter: (items, query) => items.filter((item) => item.label.endsWith(query)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'град');
    await expect(optionNames()).toEqual(['КалининградКалининградская область']);
  },
});

/** Same names are told apart by their region. */
export const SameNames = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Same names [B4.3]',
  args: {
    items: [
      { id: 'kirov-43', label: 'Киров', detail: 'Кировская область' },
      { id: 'kirov-40', label: 'Киров', detail: 'Калужская область' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'киров');
    await userEvent.click(screen.getByRole('option', { name: /Калужская/ }));
    await expect(onValueChange.mock.calls).toEqual([['kirov-40']]);
  },
});

// [B4.12]
/** Long names wrap within their row, at 320 px too. */
export const LongNames = meta.story({
  name: 'Long names',
  args: {
    width: 288,
    items: [
      {
        id: 'long',
        label: 'Муниципальное образование Старый Оскол-Губкинский',
        detail: 'Ханты-Мансийский автономный округ',
      },
      { id: 'plain', label: 'Мга' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const [long] = screen.getAllByRole('option');
    await expect(long?.scrollHeight).toBeLessThanOrEqual(48);
    await expect(screen.getByRole('listbox').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
});

export const WithHint = meta.story({ args: { hint: 'Покажем тех, кто рядом' } });
export const Failed = meta.story({
  tags: ['proof', '!autodocs'],
  args: { items: [], onRetry: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('button', { name: said(comboboxLabels).retry })).toBeVisible();
  },
});
export const Small = meta.story({ args: { width: 200, value: 'Москва', clearable: true } });

export const Loading = meta.story({
  tags: ['proof', '!autodocs'],
  args: { loading: true, items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getAllByText(said(comboboxLabels).loading).at(-1)).toBeVisible());
  },
});

const late = { deliver: (): void => undefined, onNeedItems: fn() };

/** A caller that loads the list when the member comes to the field. */
function LateCity() {
  const [items, setItems] = useState<typeof few>();
  const [isNeeded, setNeeded] = useState(false);
  late.deliver = () => setItems(few);
  const needItems = () => {
    late.onNeedItems();
    setNeeded(true);
  };
  return (
    <City
      value="Калуга"
      {...{ items: items ?? [], onNeedItems: needItems, loading: isNeeded && !items }}
      selectedItem={{ id: 'Калуга', label: 'Калуга' }}
    />
  );
}

export const LateItems = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'A list that comes late: the choice is shown, what is typed is kept, and no key chooses before [B4.13]',
  render: () => <LateCity />,
  beforeEach: () => void late.onNeedItems.mockReset(),
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox');
    await step('nobody has come yet', async () => {
      await expect(field).toHaveValue('Калуга');
      await expect(late.onNeedItems).not.toHaveBeenCalled();
    });
    await step('the focus asks for it, and keys are kept', async () => {
      await userEvent.tab();
      await expect(late.onNeedItems).toHaveBeenCalled();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getAllByText(said(comboboxLabels).loading).at(-1)).toBeVisible());
    });
    await step('it opens at the chosen one when it comes', async () => {
      late.deliver();
      const chosen = await canvas.findByRole('option', { name: /^Калуга/ });
      await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', chosen.id));
    });
  },
});

export const LateItemsTyped = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'What is typed before the list is there finds as soon as it is [B4.13]',
  render: () => <LateCity />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'каз{Enter}');
    await expect(field).toHaveValue('каз');
    late.deliver();
    await canvas.findByRole('option', { name: /^Казань/ });
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Казань');
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
    await expect(await canvas.findByText('Maybe you mean')).toBeVisible();
  },
});

/** The page need not ask how wide the window is. */
export const FullscreenByItself = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Left to choose, it is a full screen on a phone [B4.9]',
  globals: { viewport: { value: 'mobile1' } },
  args: { presentation: 'auto' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Город/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

export const PopoverByItself = meta.story({
  tags: ['proof', '!autodocs'],
  name: 'Left to choose, it is a list under the field on a desktop [B4.9]',
  args: { presentation: 'auto' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
});
