import { Announcement } from '../../announcer/Announcement';
import { CircleAlert } from '../../icons/icons';
import { forwardRef, useId } from 'react';
import { Note } from '../../primitives/Field/Field.styles';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useIskra } from '../../theme/IskraContext';
import { useLabels } from '../../theme/useLabels';
import { DateColumns } from './DateColumns';
import { DateSelects } from './DateSelects';
import { DateField } from './DateWheels.styles';
import { dateWheelsLabels } from './dateWheels.labels';
import type { DateWheelsProps } from './DateWheelsProps';
import { dateWords } from './dateWords';
import { useDateChoice } from './useDateChoice';
import { useDateMode } from './useDateMode';

// [REG-04, REG-05]
/** Day, month and year; the days follow the month and the leap year. */
export const DateWheels = forwardRef<HTMLFieldSetElement, DateWheelsProps>(function DateWheels(props, ref) {
  const {
    value: held,
    defaultValue,
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
    motion,
    sensitivity,
    touch,
    chainScroll,
    commitOnUnmount,
    visibleRows,
    rowHeight,
    ...elementProps
  } = props;
  const labels = useLabels(dateWheelsLabels, overrides);
  const mode = useDateMode(wantedMode, motion);
  const words = dateWords(useIskra().locale, mode === 'select' ? 'alone' : 'in date');
  const parts = order ?? words.order;
  const label = ownLabel ?? labels.date;
  const tooLate = maxDateReason ?? labels.tooLate;
  const given = { value: held, defaultValue, onValueChange, years, maxDate };
  const choice = useDateChoice({ ...given, months: monthNames ?? words.months, labels, tooLate });
  const errorId = useId();
  const describedBy = error ? errorId : undefined;
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
          {...{ parts, labels }}
          items={choice.items}
          value={choice.value}
          isDisabled={disabled || readOnly}
          isRequired={required}
          isLoading={loading}
          errorId={describedBy}
          onChoose={choice.choose}
        />
      ) : (
        <DateColumns
          {...{ motion, label, disabled, readOnly, required, loading, sensitivity, touch, describedBy }}
          {...{ chainScroll, commitOnUnmount, visibleRows, rowHeight }}
          {...{ parts, choice, tooLate, loop, onScrub, onConfirm }}
          names={labels}
          invalid={Boolean(error)}
        />
      )}
      <Announcement text={choice.followed} />
      {error && (
        <Note id={errorId} data-error="" role="alert">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </Note>
      )}
    </DateField>
  );
});
