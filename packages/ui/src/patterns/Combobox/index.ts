export { Combobox } from './Combobox';
export type { ComboboxProps } from './ComboboxProps';
export { createMatcher, type ComboboxItem, type Matcher, type MatchResult } from './createMatcher';
export type { ComboboxLabels } from './combobox.labels';
