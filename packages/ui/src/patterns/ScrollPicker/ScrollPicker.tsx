import { forwardRef, useImperativeHandle, useRef, type ComponentPropsWithoutRef } from 'react';
import { useLabels } from '../../theme';
import { PickerColumn, type PickerColumnData } from './PickerColumn';
import { PickerFrame } from './ScrollPicker.styles';
import { scrollPickerLabels, type ScrollPickerLabels } from './scrollPicker.labels';

export interface ScrollPickerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Columns in reading order. */
  columns: readonly PickerColumnData[];
  /** A column came to rest at another value; never told while it moves. */
  onValueChange: (column: string, value: string | number) => void;
  /** Values passing by while a column moves. */
  onScrub?: ((column: string, value: string | number) => void) | undefined;
  /** Name of the whole. */
  label: string;
  /** Pixels of wheel for a pixel of the mouse [CON-01]. @default 1.7 */
  sensitivity?: number | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Something is wrong with the value. @default false */
  invalid?: boolean | undefined;
  /** Id of the text that says what. */
  describedBy?: string | undefined;
  labels?: Partial<ScrollPickerLabels> | undefined;
}

/** Wheels to choose from: rolled by finger, mouse, wheel or keys [REG-04]. */
export const ScrollPicker = forwardRef<HTMLDivElement, ScrollPickerProps>(function ScrollPicker(props, ref) {
  const { columns, onValueChange, onScrub, sensitivity = 1.7, disabled = false, ...others } = props;
  const { label, invalid = false, describedBy, labels: overrides, ...rest } = others;
  const labels = useLabels(scrollPickerLabels, overrides);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLDivElement);
  const focusColumn = (at: number) => (frame.current?.children[at] as HTMLElement | undefined)?.focus();
  return (
    <PickerFrame ref={frame} role="group" aria-label={label} data-invalid={invalid || undefined} {...rest}>
      {columns.map((column, at) => (
        <PickerColumn
          key={column.id}
          {...column}
          sensitivity={sensitivity}
          isDisabled={disabled}
          isInvalid={invalid}
          describedBy={describedBy}
          notChosen={labels.notChosen}
          onCommit={(value) => onValueChange(column.id, value)}
          onScrub={onScrub && ((value) => onScrub(column.id, value))}
          onSide={(delta) => focusColumn(at + delta)}
        />
      ))}
    </PickerFrame>
  );
});
