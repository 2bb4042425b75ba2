import type { HTMLAttributes, ReactNode } from 'react';
import type { ComboboxLabels } from './combobox.labels';
import type { ComboboxItem } from './createMatcher';

type FieldAttributes = Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'defaultValue' | 'onBlur' | 'onChange' | 'onFocus' | 'onKeyDown'
>;

/** What is not named here goes to the field itself, `className` and `style` to the root. */
export interface ComboboxProps extends FieldAttributes {
  /** All choices; keep the array stable, an index is built upon it. */
  items: readonly ComboboxItem[];
  /** Id of the chosen one, held by the caller; only ever one of `items` or of `allOption`. */
  value?: string | null | undefined;
  /** Id of the one chosen at first, when the component holds it. @default null */
  defaultValue?: string | null | undefined;
  /** Another one was chosen, or null by the clear button. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Name of the field. */
  label: string;
  placeholder?: string | undefined;
  /** What is wrong, under the field. */
  error?: ReactNode;
  /** Advice under the field. */
  hint?: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
  /** The choices are on their way. @default false */
  loading?: boolean | undefined;
  /** Offers a button that takes the choice back. @default false */
  clearable?: boolean | undefined;
  /** Stands first, such as 'All cities' [FIL-01]. */
  allOption?: { readonly id: string; readonly label: string } | undefined;
  /** A list under the field, or on phones a button that opens a full screen [FIL-01]. @default 'popover' */
  presentation?: 'popover' | 'fullscreen' | undefined;
  /** Height of the field: 44 or 52 px. @default 'lg' */
  size?: 'md' | 'lg' | undefined;
  /** Name in a form; a hidden input carries the id. */
  name?: string | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** The browser's own suggestion, such as 'address-level2'. @default 'off' */
  autoComplete?: string | undefined;
  labels?: Partial<ComboboxLabels> | undefined;
}

/** A combobox whose value is held, by the caller or by `Combobox`. */
export interface HeldComboboxProps extends Omit<ComboboxProps, 'defaultValue' | 'presentation'> {
  value: string | null;
  onValueChange: (value: string | null) => void;
}
