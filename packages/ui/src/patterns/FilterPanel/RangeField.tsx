import { RangeSlider, type Range } from '../../primitives/Slider';
import { EndSelect, Ends } from './FilterPanel.styles';

export interface RangeFieldProps {
  label: string;
  min: number;
  max: number;
  value: Range;
  disabled?: boolean | undefined;
  /** A number as it is read aloud. @default String */
  formatValue?: ((value: number) => string) | undefined;
  /** Names of the lists of both ends. */
  endLabels: readonly [from: string, to: string];
  /** An end was chosen from its list. */
  onEnd: (end: 0 | 1, value: number) => void;
  /** A thumb was moved, and the other one with it where they would cross. */
  onRange: (range: Range) => void;
}

// [B8.12]
/** Two thumbs, and beside the label the same two numbers to choose from a list: no dragging is needed. */
export function RangeField({ endLabels, onEnd, onRange, ...slider }: RangeFieldProps) {
  const { min, max, value, disabled } = slider;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const select = (end: 0 | 1) => (
    <EndSelect
      aria-label={endLabels[end]}
      disabled={disabled}
      value={value[end]}
      onChange={(event) => onEnd(end, Number(event.target.value))}
    >
      {numbers.map((number) => (
        <option key={number} value={number}>
          {number}
        </option>
      ))}
    </EndSelect>
  );
  return (
    <RangeSlider
      {...slider}
      onValueChange={onRange}
      valueSlot={
        <Ends>
          {select(0)}
          <span aria-hidden>–</span>
          {select(1)}
        </Ends>
      }
    />
  );
}
