export { DateWheels, type DateWheelsProps } from './DateWheels';
export { daysInMonth, settleDate, type DateParts, type MaxDate } from './dateRules';
export type { DateWheelsLabels } from './dateWheels.labels';
