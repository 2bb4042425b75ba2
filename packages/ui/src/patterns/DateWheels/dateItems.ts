import type { PickerItem } from '../ScrollPicker/columnRules';
import { type DateParts, daysInMonth, isDayEnabled, isMonthEnabled, type MaxDate } from './dateRules';

export type DatePart = keyof DateParts;

interface ItemOptions {
  readonly value: DateParts;
  readonly years: readonly number[];
  /** Twelve names. */
  readonly months: readonly string[];
  readonly maxDate?: MaxDate | undefined;
}

// [B3.13]
/** The rows of day, month and year for what is chosen so far; what cannot be chosen is disabled. */
export function dateItems({
  value,
  years,
  months,
  maxDate,
}: ItemOptions): Record<DatePart, PickerItem<number>[]> {
  return {
    day: Array.from({ length: daysInMonth(value.month, value.year) }, (_, at) => ({
      value: at + 1,
      label: String(at + 1),
      isDisabled: !isDayEnabled(at + 1, value, maxDate),
    })),
    month: months.map((label, at) => ({
      value: at + 1,
      label,
      isDisabled: !isMonthEnabled(at + 1, value, maxDate),
    })),
    year: years.map((year) => ({
      value: year,
      label: String(year),
      isDisabled: maxDate !== undefined && year > maxDate.year,
    })),
  };
}
