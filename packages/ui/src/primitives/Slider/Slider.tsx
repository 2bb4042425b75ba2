import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useControllable } from '../../hooks/useControllable';
import { useLabels } from '../../theme/useLabels';
import { sliderLabels } from './slider.labels';
import { SliderHead, SliderRoot, SliderValue } from './Slider.styles';
import { SliderSurface } from './SliderSurface';
import { useRest } from './useRest';

export interface SliderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange'> {
  /** What the value is of. */
  label: string;
  /** The least value. */
  min: number;
  /** The greatest value. */
  max: number;
  /** Distance between values. @default 1 */
  step?: number | undefined;
  /** The value, held by the caller; null until the member touches it. */
  value?: number | null | undefined;
  /** The value to start from. @default null */
  defaultValue?: number | null | undefined;
  /** Where the thumb stands while the value is null. @default min */
  unsetPosition?: number | undefined;
  /** The thumb moved. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** The pointer or key was let go after a change. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** A value as text. @default String */
  formatValue?: ((value: number) => string) | undefined;
  /** Nothing can be moved. @default false */
  disabled?: boolean | undefined;
  /** Built-in strings to replace. */
  labels?: Partial<(typeof sliderLabels)['en']> | undefined;
}

/** One value on a rail, by pointer and by keys; says 'not specified' until it is touched. */
export const Slider = forwardRef<HTMLDivElement, SliderProps>(function Slider(props, ref) {
  const {
    label,
    min,
    max,
    step = 1,
    value,
    defaultValue = null,
    onValueChange,
    onValueCommit,
    unsetPosition = min,
    formatValue = String,
    disabled,
    labels: overrides,
    ...elementProps
  } = props;
  const labels = useLabels(sliderLabels, overrides);
  const [current, setCurrent] = useControllable<number | null>(value, defaultValue, onValueChange);
  const commit = useRest(onValueCommit);
  const valueText = current === null ? labels.unset : formatValue(current);
  const thumbs = [{ label, value: current ?? unsetPosition, valueText }];
  const handleMove = (_thumb: number, next: number) => {
    if (next === current) return;
    setCurrent(next);
    commit.note(next);
  };
  return (
    <SliderRoot ref={ref} data-disabled={disabled || undefined} {...elementProps}>
      <SliderHead>
        <span>{label}</span>
        <SliderValue aria-hidden>{valueText}</SliderValue>
      </SliderHead>
      <SliderSurface
        {...{ thumbs, disabled }}
        scale={{ min, max, step }}
        isUnset={current === null}
        onMove={handleMove}
        onRest={commit.rest}
      />
    </SliderRoot>
  );
});
