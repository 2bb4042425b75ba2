import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { ComboboxItem } from '../Combobox';
import type { FilterLabels } from './filterPanel.labels';
import type { FilterField, FilterValue } from './filterRules';

// [B8.16]
/** What panel and sheet share. */
export interface FilterFieldsProps {
  /** Cities to choose from; keep the array stable. */
  cities: readonly ComboboxItem[];
  /** The cities are on their way. @default false */
  citiesLoading?: boolean | undefined;
  /** The list under the field, or a full screen on phones. @default 'popover' */
  cityPresentation?: 'popover' | 'fullscreen' | undefined;
  /** Which fields there are, in order. @default status, gender, city, age */
  fields?: readonly FilterField[] | undefined;
  // [B8.13]
  /** Fields that cannot be changed here, each with the reason, which is read before the tap. */
  locked?: Partial<Record<FilterField, ReactNode>> | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<FilterLabels> | undefined;
}

export interface FilterPanelProps
  extends FilterFieldsProps, Omit<ComponentPropsWithoutRef<'aside'>, 'onChange' | 'defaultValue'> {
  /** The filters in force, held by the caller. */
  value?: FilterValue | undefined;
  /** The filters to start from. @default defaults */
  defaultValue?: FilterValue | undefined;
  // [FIL-02]
  /** What `Reset` goes to, and what counts as not changed. */
  defaults: FilterValue;
  /** At once with every change, for what only looks at them. */
  onChange?: ((value: FilterValue) => void) | undefined;
  // [B8.3]
  /** `delay` after the last change, also when the panel goes away before: the time to load. */
  onApply?: ((value: FilterValue) => void) | undefined;
  /** Wait before `onApply` in ms; the reset waits for nothing. @default 250 */
  delay?: number | undefined;
  // [B8.5]
  /** How many people the filters find, said politely when it changes; null while that is loaded. */
  count?: number | null | undefined;
  /** Level of the heading. @default 'h2' */
  titleAs?: 'h2' | 'h3' | undefined;
}

export interface FilterSheetProps extends FilterFieldsProps {
  /** The filters in force. */
  value: FilterValue;
  /** What `Reset` goes to. */
  defaults: FilterValue;
  /** Open or not. */
  open: boolean;
  /** It was closed: by `Show`, by its button, Esc, a drag or Back. What was not applied is given up. */
  onOpenChange: (isOpen: boolean) => void;
  /** `Show` was pressed. */
  onApply: (value: FilterValue) => void;
  /** What is set but not applied, `delay` after the last change and on opening: the time to count. */
  onDraft?: ((value: FilterValue) => void) | undefined;
  /** Wait before `onDraft` in ms. @default 250 */
  delay?: number | undefined;
  /** How many people the draft finds, on the button; null while that is not known. */
  count?: number | null | undefined;
  /** For styles from outside, on the window. */
  className?: string | undefined;
  /** Id of the window. */
  id?: string | undefined;
}
