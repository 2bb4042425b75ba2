import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useIskra } from '../../theme/IskraContext';
import { Filled, Rail, Surface, Thumb } from './Slider.styles';
import { nearestThumb, snapToScale, valueAfterKey, type SliderScale } from './sliderMath';

interface SliderThumb {
  label: string;
  valueText: string;
  value: number;
}

export interface SliderSurfaceProps {
  scale: SliderScale;
  thumbs: readonly SliderThumb[];
  disabled?: boolean | undefined;
  isUnset?: boolean | undefined;
  /** A thumb is to move; called for each pointer move and key. */
  onMove: (thumb: number, value: number) => void;
  /** The pointer or key was let go. */
  onRest: () => void;
}

/** Rail and thumbs: pointer and keys become `onMove(thumb, value)`. */
export function SliderSurface({ scale, thumbs, disabled, isUnset, onMove, onRest }: SliderSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  const held = useRef<number | null>(null);
  const isRtl = useIskra().dir === 'rtl';
  const share = (value: number) => ((value - scale.min) / (scale.max - scale.min || 1)) * 100;
  const first = thumbs.length > 1 ? share(thumbs[0]?.value ?? scale.min) : 0;
  const last = share(thumbs.at(-1)?.value ?? scale.min);

  const valueAt = (clientX: number) => {
    const box = surface.current?.getBoundingClientRect();
    if (!box || box.width === 0) return scale.min;
    const along = (clientX - box.left) / box.width;
    return snapToScale(scale.min + (isRtl ? 1 - along : along) * (scale.max - scale.min), scale);
  };
  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0 || held.current !== null) return;
    const value = valueAt(event.clientX);
    const thumb = nearestThumb(
      thumbs.map((one) => one.value),
      value,
    );
    held.current = thumb;
    surface.current?.setPointerCapture(event.pointerId);
    surface.current?.querySelectorAll<HTMLElement>('[role=slider]')[thumb]?.focus();
    onMove(thumb, value);
    event.preventDefault();
  };
  const handleMove = (event: PointerEvent) => {
    if (held.current !== null) onMove(held.current, valueAt(event.clientX));
  };
  const handleUp = () => {
    if (held.current === null) return;
    held.current = null;
    onRest();
  };
  const handleKey = (thumb: number) => (event: KeyboardEvent) => {
    const value = valueAfterKey(event.key, thumbs[thumb]?.value ?? scale.min, scale, isRtl);
    if (value === null || disabled) return;
    event.preventDefault();
    onMove(thumb, value);
  };

  return (
    <Surface
      ref={surface}
      data-disabled={disabled || undefined}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
    >
      <Rail />
      {isUnset ? null : (
        <Filled style={{ insetInlineStart: `${first}%`, inlineSize: `${Math.max(0, last - first)}%` }} />
      )}
      {thumbs.map((thumb, index) => (
        <Thumb
          key={thumb.label}
          role="slider"
          tabIndex={disabled ? -1 : 0}
          data-unset={isUnset || undefined}
          aria-label={thumb.label}
          aria-valuemin={scale.min}
          aria-valuemax={scale.max}
          aria-valuenow={thumb.value}
          aria-valuetext={thumb.valueText}
          aria-disabled={disabled || undefined}
          style={{ insetInlineStart: `${share(thumb.value)}%` }}
          onKeyDown={handleKey(index)}
          onKeyUp={onRest}
        />
      ))}
    </Surface>
  );
}
