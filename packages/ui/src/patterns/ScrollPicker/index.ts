export { ScrollPicker, type ScrollPickerProps } from './ScrollPicker';
export { DateWheels, type DateWheelsProps } from './DateWheels';
export type { PickerColumnData } from './PickerColumn';
export type { PickerItem } from './columnRules';
export { daysInMonth, settleDate, type DateParts, type MaxDate } from './dateRules';
export type { ScrollPickerLabels } from './scrollPicker.labels';
