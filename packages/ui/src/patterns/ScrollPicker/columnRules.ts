/** One row of a column. */
export interface PickerItem<Value extends string | number = string | number> {
  /** The value of the row. */
  readonly value: Value;
  /** What the row shows and says. */
  readonly label: string;
  /** Cannot be chosen; the column passes over it. */
  readonly isDisabled?: boolean | undefined;
}

// [B3.13]
/** The enabled row nearest to an index, looking first in the direction of the movement; -1 when there is none. */
export function nearestEnabled(items: readonly PickerItem[], index: number, direction: 1 | -1 = -1): number {
  const at = clamp(index, items.length);
  for (let distance = 0; distance < items.length; distance += 1) {
    for (const candidate of [at + distance * direction, at - distance * direction]) {
      const item = items[candidate];
      if (item && !item.isDisabled) return candidate;
    }
  }
  return -1;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 };

/** Where a key leads: the row it points at, and the enabled one to go to. */
export interface KeyTarget {
  /** May be one that cannot be chosen. */
  readonly wanted: number;
  /** -1 when there is none. */
  readonly index: number;
}

// [B3.4]
/** Where a key leads from an index, or undefined when the key is not the column's. A loop goes on at its ends. */
export function keyTarget(
  key: string,
  index: number,
  items: readonly PickerItem[],
  loop = false,
): KeyTarget | undefined {
  const last = items.length - 1;
  if (key === 'Home') return { wanted: 0, index: nearestEnabled(items, 0, 1) };
  if (key === 'End') return { wanted: last, index: nearestEnabled(items, last) };
  const step = steps[key];
  if (step === undefined) return undefined;
  const wanted = loop
    ? (index + step + items.length * Math.abs(step)) % items.length
    : clamp(index + step, items.length);
  return { wanted, index: nearestEnabled(items, wanted, step > 0 ? 1 : -1) };
}

/** The first enabled row whose label starts with what was typed; -1 when there is none. */
export const typedTarget = (typed: string, items: readonly PickerItem[]): number =>
  items.findIndex((item) => startsWith(item, typed));

/** The same for one letter, which goes on from row to row as in a native select; a row that is just that keeps it. */
export function nextTarget(letter: string, from: number, items: readonly PickerItem[]): number {
  const whole = items.findIndex((item) => startsWith(item, letter) && item.label.length === letter.length);
  const current = items[from];
  if (whole >= 0) return whole;
  if (!current || !startsWith(current, letter)) return typedTarget(letter, items);
  const later = items.findIndex((item, at) => at > from && startsWith(item, letter));
  return later >= 0 ? later : typedTarget(letter, items);
}

/** A placeholder, whose value is '', is nothing that could be meant. */
const startsWith = ({ value, label, isDisabled }: PickerItem, typed: string) =>
  value !== '' && !isDisabled && label.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase());

// [B3.5]
/** What a slider says of itself: numbers as they are, other rows by their place. */
export function sliderValues(items: readonly PickerItem[], index: number) {
  const [first, last] = [items.find(({ value }) => value !== '')?.value, items.at(-1)?.value];
  if (typeof first !== 'number' || typeof last !== 'number')
    return { min: 0, max: Math.max(0, items.length - 1), now: index };
  const [min, max] = [Math.min(first, last), Math.max(first, last)];
  const value = items[index]?.value;
  return { min, max, now: typeof value === 'number' ? value : min };
}

/** An index brought between the first and the last of so many. */
export const clamp = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));
