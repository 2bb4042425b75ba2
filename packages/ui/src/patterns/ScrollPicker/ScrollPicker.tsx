import {
  forwardRef,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type CSSProperties,
} from 'react';
import { useControllable } from '../../hooks/useControllable';
import { useMergedRef } from '../../hooks/useMergedRef';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useLabels } from '../../theme/useLabels';
import { ColumnPlace } from './ColumnPlace';
import type { PickerBehaviour, PickerColumnData } from './PickerColumnProps';
import { PickerFrame } from './ScrollPicker.styles';
import { scrollPickerLabels, type ScrollPickerLabels } from './scrollPicker.labels';

type Values = Readonly<Record<string, string | number | undefined>>;

export interface ScrollPickerProps
  extends PickerBehaviour, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'> {
  /** Columns in reading order. */
  columns: readonly PickerColumnData[];
  /** What is chosen at first by id of the column, when the component holds it: the columns' `value` is not looked at then. */
  defaultValue?: Values | undefined;
  /** A column came to rest at another value; never told while it moves. */
  onValueChange?: ((column: string, value: string | number) => void) | undefined;
  /** Values passing by while a column moves. */
  onScrub?: ((column: string, value: string | number) => void) | undefined;
  /** Enter or Space confirmed the value of a column, changed or not. */
  onConfirm?: ((column: string, value: string | number) => void) | undefined;
  /** Name of the whole. */
  label: string;
  /** Something is wrong with the value. @default false */
  invalid?: boolean | undefined;
  /** Tells screen readers that each column needs a value. @default false */
  required?: boolean | undefined;
  /** The rows are on their way. @default false */
  loading?: boolean | undefined;
  /** Id of the text that says what is wrong. */
  describedBy?: string | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<ScrollPickerLabels> | undefined;
}

// [REG-04]
/** Wheels to choose from: rolled by finger, mouse, wheel or keys. */
export const ScrollPicker = forwardRef<HTMLDivElement, ScrollPickerProps>(function ScrollPicker(props, ref) {
  const {
    columns,
    defaultValue,
    onValueChange,
    onScrub,
    onConfirm,
    label,
    style,
    sensitivity,
    touch,
    chainScroll,
    commitOnUnmount,
    visibleRows,
    rowHeight,
    disabled,
    readOnly,
    invalid = false,
    required,
    loading = false,
    describedBy,
    labels: overrides,
    ...elementProps
  } = props;
  const labels = useLabels(scrollPickerLabels, overrides);
  const held = defaultValue ? undefined : valuesOf(columns);
  const [values, setValues] = useControllable<Values>(held, defaultValue ?? {}, undefined);
  const [said, setSaid] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const requiredId = useId();
  const behaviour = { sensitivity, touch, chainScroll, commitOnUnmount, rowHeight, disabled, readOnly };
  const description = [describedBy, required && requiredId].filter(Boolean).join(' ') || undefined;
  // The same words twice would not be read a second time.
  const say = (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text));
  const choose = (column: string, value: string | number) => {
    setSaid('');
    // Two columns may be clamped at once.
    setValues((before) => ({ ...before, [column]: value }));
    onValueChange?.(column, value);
  };
  return (
    <PickerFrame
      ref={useMergedRef(frame, ref)}
      role="group"
      aria-label={label}
      aria-busy={loading || undefined}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      data-loading={loading || undefined}
      style={{ ...sizes(visibleRows, rowHeight), ...style }}
      {...elementProps}
    >
      {columns.map((column, at) => (
        <ColumnPlace
          key={column.id}
          {...column}
          value={values[column.id]}
          isWaiting={loading}
          behaviour={behaviour}
          isInvalid={invalid}
          describedBy={description}
          notChosen={labels.notChosen}
          onCommit={(value) => choose(column.id, value)}
          onScrub={onScrub && ((value) => onScrub(column.id, value))}
          onConfirm={onConfirm && ((value) => onConfirm(column.id, value))}
          onSide={(delta) => (frame.current?.children[at + delta] as HTMLElement | undefined)?.focus()}
          onClamp={(item) => {
            choose(column.id, item.value);
            say(labels.clamped(column.label, item.label));
          }}
          onRefused={() => say(column.disabledReason ?? '')}
        />
      ))}
      {required && <VisuallyHidden id={requiredId}>{labels.required}</VisuallyHidden>}
      <VisuallyHidden role="status">{loading ? labels.loading : said}</VisuallyHidden>
    </PickerFrame>
  );
});

const valuesOf = (columns: readonly PickerColumnData[]): Values =>
  Object.fromEntries(columns.map(({ id, value }) => [id, value]));

function sizes(visibleRows: number | undefined, rowHeight: number | undefined): CSSProperties {
  const rows = visibleRows === undefined ? {} : { '--rows': Math.max(1, visibleRows) | 1 };
  const row = rowHeight === undefined ? {} : { '--row': `${Math.max(40, rowHeight)}px` };
  return { ...rows, ...row } as CSSProperties;
}
