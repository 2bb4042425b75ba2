import {
  forwardRef,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type CSSProperties,
} from 'react';
import { useMotion } from '../../hooks/useMotion';
import { Announcement } from '../../announcer/Announcement';
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
    defaultValue: _first,
    onValueChange: _told,
    onScrub,
    onConfirm,
    label,
    style,
    motion,
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
  const { values, choose, said, say } = usePickerValues(props);
  const frame = useRef<HTMLDivElement>(null);
  const requiredId = useId();
  const behaviour = {
    motion,
    sensitivity,
    touch,
    chainScroll,
    commitOnUnmount,
    visibleRows,
    rowHeight,
    disabled,
    readOnly,
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
      {...useMotion(motion).stillness}
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
          describedBy={[describedBy, required && requiredId].filter(Boolean).join(' ') || undefined}
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
      <Said text={loading ? labels.loading : said} isShown={loading} />
    </PickerFrame>
  );
});

/** What is spoken; a state that lasts can be found by readers too. */
function Said({ text, isShown }: { text: string; isShown: boolean }) {
  return (
    <>
      {isShown && <VisuallyHidden>{text}</VisuallyHidden>}
      <Announcement text={text} />
    </>
  );
}

/** What is chosen, held by the caller or here, and what is said of it. */
function usePickerValues({ columns, defaultValue, onValueChange }: ScrollPickerProps) {
  const held = defaultValue ? undefined : valuesOf(columns);
  const [values, setValues] = useControllable<Values>(held, defaultValue ?? {}, undefined);
  const [said, setSaid] = useState('');
  // The same words twice would not be read a second time.
  const say = (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text));
  const choose = (column: string, value: string | number) => {
    setSaid('');
    // Two columns may be clamped at once.
    setValues((before) => ({ ...before, [column]: value }));
    onValueChange?.(column, value);
  };
  return { values, choose, said, say };
}

const valuesOf = (columns: readonly PickerColumnData[]): Values =>
  Object.fromEntries(columns.map(({ id, value }) => [id, value]));

function sizes(visibleRows: number | undefined, rowHeight: number | undefined): CSSProperties {
  const rows = visibleRows === undefined ? {} : { '--rows': Math.max(1, visibleRows) | 1 };
  const row = rowHeight === undefined ? {} : { '--row': `${Math.max(40, rowHeight)}px` };
  return { ...rows, ...row } as CSSProperties;
}
