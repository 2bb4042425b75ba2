import { useRef, useState, type KeyboardEvent } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useMotionPreference } from '../../theme';
import { keyTarget, nearestEnabled, type PickerItem, typedTarget } from './columnRules';
import { Column, Item } from './ScrollPicker.styles';
import { WheelColumn } from './WheelColumn';

const typeAheadWindow = 1000;

/** One column of a picker. */
export interface PickerColumnData {
  readonly id: string;
  /** Name of the column, such as 'Month'. */
  readonly label: string;
  readonly items: readonly PickerItem[];
  /** The chosen value; undefined shows the placeholder. */
  readonly value: string | number | undefined;
  /** Stands in the middle while nothing is chosen. @default the label */
  readonly placeholder?: string | undefined;
}

interface PickerColumnProps extends PickerColumnData {
  sensitivity: number;
  isDisabled: boolean;
  isInvalid: boolean;
  describedBy?: string | undefined;
  notChosen: string;
  onCommit: (value: string | number) => void;
  onScrub?: ((value: string | number) => void) | undefined;
  onSide: (delta: 1 | -1) => void;
}

/** One wheel: native scrolling, a slider for keys and screen readers; it speaks up only at rest. */
export function PickerColumn(props: PickerColumnProps) {
  const { label, value, isDisabled } = props;
  const isEmpty = value === undefined;
  const items: readonly PickerItem[] = isEmpty
    ? [{ value: '', label: props.placeholder ?? label }, ...props.items]
    : props.items;
  const index = isEmpty
    ? 0
    : Math.max(
        0,
        items.findIndex((item) => item.value === value),
      );
  const chosen = items[index];
  const element = useRef<HTMLDivElement>(null);
  const isReduced = useMotionPreference();
  const typed = useRef({ text: '', at: 0 });
  const [wheel, setWheel] = useState<WheelColumn | null>(null);
  const latest = useRef({ props, items, index, isReduced });
  useIsomorphicLayoutEffect(() => {
    latest.current = { props, items, index, isReduced };
  });

  useIsomorphicLayoutEffect(() => {
    if (!element.current) return undefined;
    const created = new WheelColumn(element.current, {
      sensitivity: () => latest.current.props.sensitivity,
      count: () => latest.current.items.length,
      isReduced: () => latest.current.isReduced,
      onPass: (at) => tellScrub(latest.current, at),
      onRest: (at) => settle(created, latest.current, at),
    });
    setWheel(created);
    return created.listen();
  }, []);
  useIsomorphicLayoutEffect(() => wheel?.place(index), [wheel, index, items.length]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !wheel || isDisabled) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      props.onSide(event.key === 'ArrowRight' ? 1 : -1);
      return;
    }
    const target = keyTarget(event.key, index, items) ?? typeAhead(event, typed.current, items);
    if (target === undefined) return;
    event.preventDefault();
    if (target >= 0 && items[target]?.value !== '') props.onCommit(items[target]?.value ?? '');
  };

  return (
    <Column
      ref={element}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={items.length - 1}
      aria-valuenow={index}
      aria-valuetext={isEmpty ? props.notChosen : (chosen?.label ?? '')}
      aria-invalid={props.isInvalid || undefined}
      aria-disabled={isDisabled || undefined}
      aria-describedby={props.describedBy}
      data-disabled={isDisabled || undefined}
      data-column={props.id}
      onKeyDown={handleKeyDown}
    >
      {items.map((item, at) => (
        <Item
          key={item.value}
          data-row={at}
          data-disabled={item.isDisabled || undefined}
          data-placeholder={item.value === '' || undefined}
        >
          {item.label}
        </Item>
      ))}
    </Column>
  );
}

interface Latest {
  props: PickerColumnProps;
  items: readonly PickerItem[];
  index: number;
}

function tellScrub({ props, items }: Latest, at: number): void {
  const value = items[at]?.value;
  if (value !== undefined && value !== '') props.onScrub?.(value);
}

/** Takes the row at rest, or rolls on to the nearest that may be chosen. */
function settle(wheel: WheelColumn, { props, items, index }: Latest, at: number): void {
  const allowed = nearestEnabled(items, at);
  if (allowed >= 0 && allowed !== at) {
    wheel.roll(allowed);
    return;
  }
  const value = items[at]?.value;
  if (at !== index && value !== undefined && value !== '') props.onCommit(value);
}

function typeAhead(
  event: KeyboardEvent,
  typed: { text: string; at: number },
  items: readonly PickerItem[],
): number | undefined {
  if (event.key.length !== 1 || event.key === ' ') return undefined;
  typed.text = event.timeStamp - typed.at > typeAheadWindow ? event.key : typed.text + event.key;
  typed.at = event.timeStamp;
  const found = typedTarget(typed.text, items);
  return found >= 0 ? found : undefined;
}
