import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { ChipOption } from '../../primitives/ChipGroup';
import type { ComboboxItem } from '../Combobox';
import type { FilterLabels } from './filterPanel.labels';
import type { FilterField, FilterRange, FilterValue } from './filterRules';

/** A further filter, drawn by its data: chips of which any may be chosen, or a range. */
export type FurtherField = FurtherChoices | FurtherRange;

interface FurtherNamed {
  /** Its key in the value's `further`. */
  readonly id: string;
  /** Names the field. */
  readonly label: string;
}

export interface FurtherChoices extends FurtherNamed {
  /** What can be chosen, in order. */
  readonly options: readonly ChipOption[];
}

export interface FurtherRange extends FurtherNamed {
  /** Least and greatest number; chosen in full, the filter is not set. */
  readonly range: FilterRange;
  /** A number as it is read aloud, with its unit. @default String */
  readonly format?: ((value: number) => string) | undefined;
}

// [B8.16]
/** What panel and sheet share. */
export interface FilterFieldsProps {
  /** Cities to choose from; keep the array stable. */
  cities: readonly ComboboxItem[];
  /** The cities are on their way. @default false */
  citiesLoading?: boolean | undefined;
  /** The member comes to the field of the cities: the time to load those that were left out. */
  onNeedCities?: (() => void) | undefined;
  /** The cities could not be had: the list says so and offers this. */
  onRetryCities?: (() => void) | undefined;
  /** What the field shows for a city that `cities` does not hold yet. @default nothing */
  nameOfCity?: ((id: string) => string) | undefined;
  /** The list under the field, or a full screen on phones. @default 'popover' */
  cityPresentation?: 'popover' | 'fullscreen' | undefined;
  /** Which fields there are, in order. @default status, gender, city, age */
  fields?: readonly FilterField[] | undefined;
  // [B8.13]
  /** Fields that cannot be changed here, each with the reason, which is read before the tap. */
  locked?: Partial<Record<FilterField, ReactNode>> | undefined;
  /** More filters behind a button that says how many are set; their part is loaded when it is pressed. @default none */
  further?: readonly FurtherField[] | undefined;
  /**
   * Stands above the fields, such as filters kept under a name. Given what is set, and what sets other filters: in a
   * panel they apply at once, in a sheet on `Show`.
   */
  renderAbove?: ((value: FilterValue, choose: (value: FilterValue) => void) => ReactNode) | undefined;
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
