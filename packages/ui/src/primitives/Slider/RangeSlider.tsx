import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useControllable } from '../../hooks/useControllable';
import { useLabels } from '../../theme/useLabels';
import { sliderLabels } from './slider.labels';
import { SliderHead, SliderRoot, SliderValue } from './Slider.styles';
import { moveRangeEnd } from './sliderMath';
import { SliderSurface } from './SliderSurface';
import { useRest } from './useRest';

export type Range = readonly [number, number];

export interface RangeSliderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange'> {
  /** What the range is of; each thumb is named by it with 'from' or 'to'. */
  label: string;
  /** The least value. */
  min: number;
  /** The greatest value. */
  max: number;
  /** Distance between values. @default 1 */
  step?: number | undefined;
  /** Both ends, held by the caller. */
  value?: Range | undefined;
  /** Both ends to start from. @default [min, max] */
  defaultValue?: Range | undefined;
  // [FIL-03]
  /** A thumb moved; the other one is pushed when they would cross. */
  onValueChange?: ((value: Range) => void) | undefined;
  /** The pointer or key was let go after a change: the time to load. */
  onValueCommit?: ((value: Range) => void) | undefined;
  /** Stands in place of both values at the end of the label's row, such as fields for them. @default the values */
  valueSlot?: ReactNode;
  /** A value as text. @default String */
  formatValue?: ((value: number) => string) | undefined;
  /** Nothing can be moved. @default false */
  disabled?: boolean | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof sliderLabels)['en']> | undefined;
}

/** Two values on one rail, by pointer and by keys. */
export const RangeSlider = forwardRef<HTMLDivElement, RangeSliderProps>(function RangeSlider(props, ref) {
  const {
    label,
    min,
    max,
    step = 1,
    value,
    defaultValue,
    onValueChange,
    onValueCommit,
    formatValue = String,
    valueSlot,
    disabled,
    labels: overrides,
    ...elementProps
  } = props;
  const labels = useLabels(sliderLabels, overrides);
  const [range, setRange] = useControllable<Range>(value, defaultValue ?? [min, max], onValueChange);
  const commit = useRest(onValueCommit);
  const scale = { min, max, step };
  const thumbs = [labels.from, labels.to].map((end, index) => ({
    label: `${label}: ${end}`,
    value: range[index] ?? min,
    valueText: formatValue(range[index] ?? min),
  }));
  const handleMove = (thumb: number, next: number) => {
    const moved = moveRangeEnd(range, thumb === 0 ? 0 : 1, next, scale);
    if (moved[0] === range[0] && moved[1] === range[1]) return;
    setRange(moved);
    commit.note(moved);
  };
  return (
    <SliderRoot
      ref={ref}
      role="group"
      aria-label={label}
      data-disabled={disabled || undefined}
      {...elementProps}
    >
      <SliderHead>
        <span>{label}</span>
        {valueSlot ? (
          <SliderValue>{valueSlot}</SliderValue>
        ) : (
          <SliderValue aria-hidden>{`${formatValue(range[0])} – ${formatValue(range[1])}`}</SliderValue>
        )}
      </SliderHead>
      <SliderSurface {...{ scale, thumbs, disabled }} onMove={handleMove} onRest={commit.rest} />
    </SliderRoot>
  );
});
