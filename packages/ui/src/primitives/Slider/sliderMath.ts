/** Bounds and step of a slider, in its own units. */
export interface SliderScale {
  /** The least value. */
  min: number;
  /** The greatest value. */
  max: number;
  /** Distance between values. */
  step: number;
}

/** The nearest value of the scale. */
export function snapToScale(value: number, { min, max, step }: SliderScale): number {
  const snapped = min + Math.round((value - min) / step) * step;
  return Math.min(max, Math.max(min, snapped));
}

// [FIL-03]
/** A pair with one end moved; the other end is pushed along when they would cross. */
export function moveRangeEnd(
  range: readonly [number, number],
  end: 0 | 1,
  value: number,
  scale: SliderScale,
): [number, number] {
  const next = snapToScale(value, scale);
  return end === 0 ? [next, Math.max(next, range[1])] : [Math.min(range[0], next), next];
}

const pageSteps = 5;

/** The value a key leads to, or null for a key that means nothing here; `isRtl` mirrors the side arrows. */
export function valueAfterKey(key: string, value: number, scale: SliderScale, isRtl: boolean): number | null {
  const forward = isRtl ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowUp: 1,
    ArrowDown: -1,
    ArrowRight: forward,
    ArrowLeft: -forward,
    PageUp: pageSteps,
    PageDown: -pageSteps,
  };
  if (key === 'Home') return scale.min;
  if (key === 'End') return scale.max;
  const count = steps[key];
  return count === undefined ? null : snapToScale(value + count * scale.step, scale);
}

/** Which thumb a press at `value` takes: the nearer one; of two at one place the one that can go there. */
export function nearestThumb(values: readonly number[], value: number): number {
  let nearest = 0;
  values.forEach((candidate, index) => {
    const best = Math.abs((values[nearest] ?? 0) - value);
    const distance = Math.abs(candidate - value);
    if (distance < best || (distance === best && value > candidate)) nearest = index;
  });
  return nearest;
}
