import { CircleAlert } from '../../icons/icons';
import { forwardRef, useId, useState } from 'react';
import { useControllable } from '../../hooks/useControllable';
import { Note } from '../../primitives/Field/Field.styles';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useIskra } from '../../theme/IskraContext';
import { useLabels } from '../../theme/useLabels';
import { ScrollPicker } from '../ScrollPicker/ScrollPicker';
import { dateItems, type DatePart } from './dateItems';
import { type DateParts, followedParts, isTooLate, settleDate } from './dateRules';
import { DateSelects } from './DateSelects';
import { DateField } from './DateWheels.styles';
import { dateWheelsLabels } from './dateWheels.labels';
import type { DateWheelsProps } from './DateWheelsProps';
import { dateWords } from './dateWords';
import { useDateMode } from './useDateMode';

const nothing: DateParts = {};

// [REG-04, REG-05]
/** Day, month and year; the days follow the month and the leap year. */
export const DateWheels = forwardRef<HTMLFieldSetElement, DateWheelsProps>(function DateWheels(props, ref) {
  const {
    value: held,
    defaultValue = nothing,
    onValueChange,
    onScrub,
    onConfirm,
    years,
    maxDate,
    maxDateReason,
    mode: wantedMode = 'wheels',
    loop,
    order,
    label: ownLabel,
    monthNames,
    labels: overrides,
    error,
    required = false,
    disabled = false,
    readOnly = false,
    loading = false,
    sensitivity,
    touch,
    chainScroll,
    commitOnUnmount,
    visibleRows,
    rowHeight,
    ...elementProps
  } = props;
  const [value, setValue] = useControllable(held, defaultValue, onValueChange);
  const [followed, setFollowed] = useState('');
  const labels = useLabels(dateWheelsLabels, overrides);
  const mode = useDateMode(wantedMode);
  const words = dateWords(useIskra().locale, mode === 'select' ? 'alone' : 'in date');
  const parts = order ?? words.order;
  const items = dateItems({ value, years, months: monthNames ?? words.months, maxDate });
  const errorId = useId();
  const tooLate = maxDateReason ?? labels.tooLate;
  const label = ownLabel ?? labels.date;

  const choose = (part: string, chosen: string | number) => {
    const wanted = { ...value, [part]: Number(chosen) };
    const settled = settleDate(wanted, maxDate);
    const told = followedParts(wanted, settled).map((moved) =>
      labels.followed(labels[moved], labelOf(items[moved], settled[moved])),
    );
    if (told.length > 0 && isTooLate(wanted, maxDate)) told.push(tooLate);
    setFollowed(told.join('. '));
    setValue(settled);
  };
  return (
    <DateField
      ref={ref}
      data-invalid={error ? '' : undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      data-loading={loading || undefined}
      {...elementProps}
    >
      {mode === 'select' ? <legend>{label}</legend> : <VisuallyHidden as="legend">{label}</VisuallyHidden>}
      {mode === 'select' ? (
        <DateSelects
          {...{ parts, items, value, labels }}
          isDisabled={disabled || readOnly}
          isRequired={required}
          isLoading={loading}
          errorId={error ? errorId : undefined}
          onChoose={choose}
        />
      ) : (
        <ScrollPicker
          {...{ label, disabled, readOnly, required, loading, sensitivity, touch }}
          {...{ chainScroll, commitOnUnmount, visibleRows, rowHeight }}
          role="presentation"
          aria-label={undefined}
          invalid={Boolean(error)}
          describedBy={error ? errorId : undefined}
          columns={parts.map((part) => ({
            id: part,
            label: labels[part],
            items: items[part],
            value: value[part],
            loop: part === 'year' ? false : loop,
            disabledReason: tooLate,
          }))}
          onValueChange={choose}
          onScrub={onScrub && ((part, at) => onScrub(part as DatePart, Number(at)))}
          onConfirm={onConfirm && ((part) => onConfirm(part as DatePart))}
        />
      )}
      <VisuallyHidden role="status">{followed}</VisuallyHidden>
      {error && (
        <Note id={errorId} data-error="" role="alert">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </Note>
      )}
    </DateField>
  );
});

const labelOf = (items: ReturnType<typeof dateItems>[DatePart], value: number | undefined) =>
  items.find((item) => item.value === value)?.label ?? '';
