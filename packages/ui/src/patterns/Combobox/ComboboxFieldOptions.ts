import type { HeldComboboxProps } from './ComboboxProps';

/** What a field of `useComboboxField` has in common with `Combobox`, and how it is drawn. */
export interface ComboboxFieldOptions extends Pick<
  HeldComboboxProps,
  | 'items'
  | 'onNeedItems'
  | 'value'
  | 'onValueChange'
  | 'onQueryChange'
  | 'selectedItem'
  | 'filter'
  | 'allOption'
  | 'disabled'
  | 'loading'
  | 'onRetry'
  | 'clearable'
  | 'commitOnTab'
  | 'labels'
> {
  /** The list is always there, as on a full screen. @default false */
  readonly inline?: boolean | undefined;
  /** The list is about to open: measure where it fits. */
  readonly onOpen?: (() => void) | undefined;
  /** One was chosen, whether it is another or not. */
  readonly onChosen?: (() => void) | undefined;
}
