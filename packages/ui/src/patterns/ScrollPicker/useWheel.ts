import { useRef, useState, type RefObject } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { useMotionPreference } from '../../theme/useMotionPreference';
import { nearestEnabled, type PickerItem } from './columnRules';
import type { PickerColumnProps } from './PickerColumnProps';
import { usualRowHeight } from './ScrollPicker.styles';
import { WheelColumn } from './WheelColumn';

interface WheelState {
  readonly props: PickerColumnProps;
  /** The placeholder too, while nothing is chosen. */
  readonly items: readonly PickerItem[];
  readonly index: number;
  /** Another row passes the middle. */
  readonly onPass: () => void;
}

// [B3.8]
/** Ties a column to its wheel: stands where the value is, tells where it came to rest. */
export function useWheel(element: RefObject<HTMLElement | null>, state: WheelState): void {
  const { items, index, props } = state;
  const isReduced = useMotionPreference(props.behaviour.motion);
  const base = props.rows?.base ?? 0;
  const total = props.rows?.total ?? items.length;
  // What the caller did not take is rolled back: the commit renders, and the effect below puts the row in its place.
  const [committed, setCommitted] = useState(0);
  const wheel = useRef<WheelColumn>(undefined);
  const now = { ...state, isReduced, base, total };
  const latest = useLatest(now);

  useIsomorphicLayoutEffect(() => {
    if (!element.current) return undefined;
    const behaviour = () => latest.current.props.behaviour;
    const created = new WheelColumn(
      element.current,
      {
        sensitivity: () => behaviour().sensitivity ?? 1.7,
        rowHeight: () => Math.max(40, behaviour().rowHeight ?? usualRowHeight),
        total: () => latest.current.total,
        isLocked: () => Boolean(behaviour().disabled) || Boolean(behaviour().readOnly),
        isReduced: () => latest.current.isReduced,
        chainsScroll: () => Boolean(behaviour().chainScroll),
        onPass: (row) => {
          const { props: told, items: all, onPass } = latest.current;
          onPass();
          const value = all[row % all.length]?.value;
          if (value !== undefined && value !== '') told.onScrub?.(value);
          told.rows?.onMiddle(row);
        },
        onRest: (row) => {
          if (settle(created, latest.current, row)) setCommitted((times) => times + 1);
        },
      },
      latest.current.base + latest.current.index,
    );
    wheel.current = created;
    const stop = created.listen();
    return () => {
      if (created.isMoving && behaviour().commitOnUnmount) commitNearest(latest.current, created.row);
      stop();
    };
  }, [element]);
  useIsomorphicLayoutEffect(() => {
    wheel.current?.place(base + index);
  }, [base + index, total, committed, props.behaviour.rowHeight]);
}

type Latest = WheelState & { base: number };

/** Takes the row at rest, or rolls on to the nearest that may be chosen; true when a value was told. */
function settle(wheel: WheelColumn, state: Latest, row: number): boolean {
  const { items, index, base, props } = state;
  const at = row % items.length;
  const allowed = nearestEnabled(items, at);
  if (allowed >= 0 && allowed !== at) {
    props.onRefused();
    wheel.roll(row + allowed - at);
    return false;
  }
  // A loop goes on from its middle.
  if (at === index && row !== base + index) {
    props.rows?.onMiddle(base + index);
    wheel.place(base + index);
  }
  return commitNearest(state, row);
}

function commitNearest({ items, index, props }: Latest, row: number): boolean {
  const at = nearestEnabled(items, row % items.length);
  const value = items[at]?.value;
  if (at === index || value === undefined || value === '') return false;
  props.onCommit(value);
  return true;
}
