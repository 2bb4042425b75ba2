export { Combobox } from './Combobox';
export { DisclosureGroup, type DisclosureGroupProps } from './DisclosureGroup';
export type { ComboboxProps } from './ComboboxProps';
export type { ComboboxItem } from './createMatcher';
export type { ComboboxLabels } from './combobox.labels';
