export { DateWheels } from './DateWheels';
export type { DateWheelsProps } from './DateWheelsProps';
export type { DatePart } from './dateItems';
export { daysInMonth, settleDate, type DateParts, type MaxDate } from './dateRules';
export type { DateWheelsLabels } from './dateWheels.labels';
