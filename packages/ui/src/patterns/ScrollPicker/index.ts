export { ScrollPicker, type ScrollPickerProps } from './ScrollPicker';
export type { PickerBehaviour, PickerColumnData } from './PickerColumnProps';
export type { PickerItem } from './columnRules';
export type { ScrollPickerLabels } from './scrollPicker.labels';
