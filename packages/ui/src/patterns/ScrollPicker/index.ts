export { ScrollPicker, type ScrollPickerProps } from './ScrollPicker';
export type { PickerColumnData } from './PickerColumn';
export type { PickerItem } from './columnRules';
export type { ScrollPickerLabels } from './scrollPicker.labels';
