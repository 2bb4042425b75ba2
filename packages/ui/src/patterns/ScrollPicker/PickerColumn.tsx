import { useRef, type KeyboardEvent } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useReached } from '../../hooks/useReached';
import { useIskra } from '../../theme/IskraContext';
import {
  clamp,
  keyTarget,
  nearestEnabled,
  nextTarget,
  type PickerItem,
  sliderValues,
  typedTarget,
} from './columnRules';
import { shownItems, type PickerColumnProps } from './PickerColumnProps';
import { drawnInSight, type DrawnRows, type RowPlan } from './rowPlan';
import { useWheel } from './useWheel';

const typeAheadWindow = 1000;

/** One wheel: native scrolling, a slider for keys and screen readers; it speaks up only at rest. */
export function PickerColumn(props: PickerColumnProps) {
  const { value, behaviour, rows } = props;
  const { disabled, readOnly } = behaviour;
  const { dir } = useIskra();
  const items = shownItems(props);
  const index = useIndex(props, items);
  const element = useRef<HTMLDivElement>(null);
  const range = sliderValues(items, index);
  const typed = useRef({ text: '', at: 0 });
  const [isReached, reach] = useReached(element);
  const all = { first: 0, count: items.length };
  const drawn = rows ?? (isReached ? all : drawnInSight(index, items.length, behaviour.visibleRows));
  useWheel(element, { props, items, index, onPass: reach });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || disabled) return;
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      props.onSide((event.key === 'ArrowRight') === (dir === 'ltr') ? 1 : -1);
      return;
    }
    if (readOnly) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (value !== undefined) props.onConfirm?.(value);
      return;
    }
    const target =
      keyTarget(event.key, index, items, rows && rows.base > 0) ??
      typeAhead(event, typed.current, items, index);
    if (!target) return;
    event.preventDefault();
    if (items[target.wanted]?.isDisabled) props.onRefused();
    const item = items[target.index];
    if (item && item.value !== '' && target.index !== index) props.onCommit(item.value);
  };

  return (
    <div
      ref={element}
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-orientation="vertical"
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuenow={range.now}
      aria-valuetext={value === undefined ? props.notChosen : (items[index]?.label ?? '')}
      aria-invalid={props.isInvalid || undefined}
      aria-disabled={disabled || undefined}
      aria-readonly={readOnly || undefined}
      aria-describedby={props.describedBy}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      data-scaled={behaviour.touch === 'scaled' || undefined}
      data-chain={behaviour.chainScroll || undefined}
      data-windowed={rows || !isReached ? '' : undefined}
      data-column={props.id}
      onKeyDown={handleKeyDown}
    >
      {drawRows(items, index, { total: items.length, base: 0, ...drawn }, rows !== undefined)}
    </div>
  );
}

function drawRows(items: readonly PickerItem[], index: number, drawn: DrawnRows & RowPlan, isLoop: boolean) {
  const { first, count, total, base } = drawn;
  const rowsOf = (number: number) => `calc(${number} * var(--row))`;
  return Array.from({ length: count }, (_, at) => {
    const row = first + at;
    const item = items[row % items.length];
    const distance = Math.abs(row - base - index);
    const before = at === 0 && first > 0 && { marginBlockStart: rowsOf(first) };
    const after = at === count - 1 &&
      first + count < total && { marginBlockEnd: rowsOf(total - first - count) };
    return (
      <div
        key={isLoop ? row : item?.value}
        data-row={row}
        data-near={distance < 2 ? distance : undefined}
        data-disabled={item?.isDisabled || undefined}
        data-placeholder={item?.value === '' || undefined}
        style={before || after || undefined}
      >
        {item?.label}
      </div>
    );
  });
}

/** Where the value stands; when it is gone, as the 31st in June, the nearest row that is left becomes it. */
function useIndex({ value, onClamp }: PickerColumnProps, items: readonly PickerItem[]): number {
  const last = useRef(0);
  const found = value === undefined ? 0 : items.findIndex((item) => item.value === value);
  const isGone = found < 0 && items.length > 0;
  const index = Math.max(0, isGone ? nearestEnabled(items, clamp(last.current, items.length)) : found);
  useIsomorphicLayoutEffect(() => {
    last.current = index;
  });
  useIsomorphicLayoutEffect(() => {
    const item = items[index];
    if (isGone && item) onClamp(item);
    // Once for each loss: a caller that keeps the lost value is not asked again and again.
  }, [isGone, value, items.length]);
  return index;
}

function typeAhead(
  event: KeyboardEvent,
  typed: { text: string; at: number },
  items: readonly PickerItem[],
  from: number,
): { wanted: number; index: number } | undefined {
  if (event.key.length !== 1) return undefined;
  const isNew = event.timeStamp - typed.at > typeAheadWindow;
  typed.at = event.timeStamp;
  for (const text of isNew ? [event.key] : [typed.text + event.key, event.key]) {
    typed.text = text;
    const index = text.length === 1 ? nextTarget(text, from, items) : typedTarget(text, items);
    if (index >= 0) return { wanted: index, index };
  }
  return undefined;
}
