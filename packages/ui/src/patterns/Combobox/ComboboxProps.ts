import type { HTMLAttributes, ReactNode } from 'react';
import type { ComboboxLabels } from './combobox.labels';
import type { ComboboxItem } from './createMatcher';

type FieldAttributes = Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'defaultValue' | 'onBlur' | 'onChange' | 'onFocus' | 'onKeyDown'
>;

/** What is not named here goes to the field itself, `className` and `style` to the root. */
export interface ComboboxProps extends FieldAttributes {
  /** All choices; keep the array stable, an index is built upon it. @default none, for `loadItems` */
  items?: readonly ComboboxItem[] | undefined;
  /** Fetches the choices for what is typed instead: `signal` is aborted when more is typed, late answers are dropped. */
  loadItems?: ((query: string, signal: AbortSignal) => Promise<readonly ComboboxItem[]>) | undefined;
  /** The member comes to the field, with the pointer or the focus: the time to load `items` that were left out. Said each time. */
  onNeedItems?: (() => void) | undefined;
  /** How long typing rests before `loadItems` is asked, ms. @default 250 */
  loadDelay?: number | undefined;
  /** The chosen one where `items` does not hold it, as before the first `loadItems`. */
  selectedItem?: ComboboxItem | undefined;
  /** Id of the chosen one, held by the caller; only ever one of `items` or of `allOption`. */
  value?: string | null | undefined;
  /** Id of the one chosen at first, when the component holds it. @default null */
  defaultValue?: string | null | undefined;
  /** Another one was chosen, or null by the clear button. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** What is typed; '' again when one was chosen or the list was left. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Other rules for what fits what is typed. @default prefixes, then words within, transliteration and keyboard layout */
  filter?: ((items: readonly ComboboxItem[], query: string) => readonly ComboboxItem[]) | undefined;
  /** Name of the field. */
  label: string;
  /** Shown in the empty field. */
  placeholder?: string | undefined;
  /** What is wrong, under the field. */
  error?: ReactNode;
  /** Advice under the field. */
  hint?: ReactNode;
  /** Nothing can be chosen. @default false */
  disabled?: boolean | undefined;
  /** The choices are on their way. @default false */
  loading?: boolean | undefined;
  /** The choices could not be had: the list says so and offers this. */
  onRetry?: (() => void) | undefined;
  /** Offers a button that takes the choice back. @default false */
  clearable?: boolean | undefined;
  /** Tab takes the option the keys are at. @default false */
  commitOnTab?: boolean | undefined;
  // [FIL-01]
  /** Stands first, such as 'All cities'. */
  allOption?: { readonly id: string; readonly label: string } | undefined;
  // [B4.9]
  /** A list under the field, or a button that opens a full screen; 'auto' chooses by the width of the window. @default 'popover' */
  presentation?: 'auto' | 'popover' | 'fullscreen' | undefined;
  /** Height of the field: 44 or 52 px. @default 'lg' */
  size?: 'md' | 'lg' | undefined;
  /** Name in a form; a hidden input carries the id. */
  name?: string | undefined;
  /** A form is not sent without a choice; the field says so itself. @default false */
  required?: boolean | undefined;
  /** The browser's own suggestion, such as 'address-level2'. @default 'off' */
  autoComplete?: string | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<ComboboxLabels> | undefined;
}

/** A combobox whose value is held, by the caller or by `Combobox`. */
export interface HeldComboboxProps extends Omit<
  ComboboxProps,
  'defaultValue' | 'presentation' | 'loadItems' | 'loadDelay'
> {
  value: string | null;
  onValueChange: (value: string | null) => void;
}

/** The chosen one, wherever it is known. */
export function chosenOf(
  props: Pick<HeldComboboxProps, 'value' | 'allOption' | 'items' | 'selectedItem'>,
): { readonly id: string; readonly label: string } | undefined {
  const { value, allOption, items, selectedItem } = props;
  if (value === null) return undefined;
  const known = items?.find((item) => item.id === value) ?? selectedItem;
  return [allOption, known].find((item) => item?.id === value);
}

/** What goes to the field itself: all that has no meaning of its own here. */
export function fieldPropsOf(props: HeldComboboxProps): FieldAttributes {
  const {
    label,
    hint,
    error,
    items,
    onNeedItems,
    allOption,
    selectedItem,
    value,
    onValueChange,
    onQueryChange,
    filter,
    placeholder,
    size,
    disabled,
    loading,
    onRetry,
    clearable,
    commitOnTab,
    required,
    autoComplete,
    labels,
    id,
    name,
    className,
    style,
    ...fieldProps
  } = props;
  return fieldProps;
}
