import { CircleAlert } from '../../icons/icons';
import { forwardRef, useId, useMemo, type ComponentPropsWithoutRef } from 'react';
import { useControllable } from '../../hooks/useControllable';
import { Note } from '../../primitives/Field';
import { Select } from '../../primitives/Select';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { useIskra, useLabels, type Locale } from '../../theme';
import type { PickerItem } from '../ScrollPicker/columnRules';
import {
  type DateParts,
  daysInMonth,
  isDayEnabled,
  isMonthEnabled,
  type MaxDate,
  settleDate,
} from './dateRules';
import { ScrollPicker } from '../ScrollPicker/ScrollPicker';
import { DateField, SelectRow } from './DateWheels.styles';
import { dateWheelsLabels, type DateWheelsLabels } from './dateWheels.labels';

export interface DateWheelsProps extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'children' | 'defaultValue'
> {
  /** What is chosen so far, held by the caller. */
  value?: DateParts | undefined;
  /** What is chosen at first, when the component holds it. @default nothing */
  defaultValue?: DateParts | undefined;
  /** Always a date that exists and may be chosen, as far as it is complete. */
  onValueChange?: ((value: DateParts) => void) | undefined;
  /** Years in the order in which they stand [REG-05]. */
  years: readonly number[];
  /** Later dates cannot be chosen [REG-14]. */
  maxDate?: MaxDate | undefined;
  /** Wheels for fingers, native drop-downs for the desktop [REG-04]. @default 'wheels' */
  mode?: 'wheels' | 'select' | undefined;
  /** Name of the whole. @default 'Date of birth' */
  label?: string | undefined;
  /** What is wrong, under the field. */
  error?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  labels?: Partial<DateWheelsLabels> | undefined;
}

const nothing: DateParts = {};
type Part = keyof DateParts;
const parts = ['day', 'month', 'year'] as const satisfies readonly Part[];

/** Day, month and year; the days follow the month and the leap year [REG-04] [REG-05]. */
export const DateWheels = forwardRef<HTMLFieldSetElement, DateWheelsProps>(function DateWheels(props, ref) {
  const {
    value: held,
    defaultValue = nothing,
    onValueChange,
    mode = 'wheels',
    maxDate,
    error,
    ...others
  } = props;
  const { years, disabled = false, label: ownLabel, labels: overrides, ...rest } = others;
  const [value, setValue] = useControllable(held, defaultValue, onValueChange);
  const labels = useLabels(dateWheelsLabels, overrides);
  const label = ownLabel ?? labels.date;
  const errorId = useId();
  const items = useDateItems({ value, years, maxDate, mode });
  const choose = (part: string, chosen: string | number) =>
    setValue(settleDate({ ...value, [part]: Number(chosen) }, maxDate));
  return (
    <DateField
      ref={ref}
      data-invalid={error ? '' : undefined}
      data-disabled={disabled || undefined}
      {...rest}
    >
      {mode === 'select' ? <legend>{label}</legend> : <VisuallyHidden as="legend">{label}</VisuallyHidden>}
      {mode === 'select' ? (
        <SelectRow>
          {parts.map((part) => (
            <Select
              key={part}
              size="lg"
              label={<VisuallyHidden>{labels[part]}</VisuallyHidden>}
              placeholder={labels[part]}
              disabled={disabled}
              value={String(value[part] ?? '')}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              options={items[part].map((item) => ({
                value: String(item.value),
                label: item.label,
                disabled: item.isDisabled,
              }))}
              onValueChange={(chosen) => choose(part, chosen)}
            />
          ))}
        </SelectRow>
      ) : (
        <ScrollPicker
          label={label}
          disabled={disabled}
          invalid={Boolean(error)}
          describedBy={error ? errorId : undefined}
          columns={parts.map((part) => ({
            id: part,
            label: labels[part],
            items: items[part],
            value: value[part],
          }))}
          onValueChange={choose}
        />
      )}
      {error && (
        <Note id={errorId} data-error="" role="alert">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </Note>
      )}
    </DateField>
  );
});

function useDateItems({
  value,
  years,
  maxDate,
  mode,
}: DateWheelsProps & { value: DateParts }): Record<Part, PickerItem[]> {
  const { locale } = useIskra();
  const months = useMemo(() => monthNames(locale, mode === 'select' ? 'alone' : 'in date'), [locale, mode]);
  const dayCount = daysInMonth(value.month, value.year);
  return {
    day: Array.from({ length: dayCount }, (_, at) => at + 1).map((day) => ({
      value: day,
      label: String(day),
      isDisabled: !isDayEnabled(day, value, maxDate),
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

/** Names of the months: as they stand in a date ('14 июня') or alone ('июнь'). */
function monthNames(locale: Locale, form: 'in date' | 'alone'): string[] {
  const withDay = form === 'in date' ? { day: 'numeric' as const } : {};
  const format = new Intl.DateTimeFormat(locale, { month: 'long', ...withDay, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => {
    const date = new Date(Date.UTC(2024, month, 1));
    return format.formatToParts(date).find((part) => part.type === 'month')?.value ?? '';
  });
}
