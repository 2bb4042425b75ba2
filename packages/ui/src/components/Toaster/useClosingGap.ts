import { useRef, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import { durationScale, easingScale } from '../../theme/scales';
import type { Toast } from './ToastOptions';

// [B7.10]
/** When a toast is gone the ones under it slide up, by transform; nothing is measured until one leaves. */
export function useClosingGap(
  list: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
  isReduced: boolean,
): void {
  const before = useRef<readonly (readonly [Element, number])[]>([]);
  useIsomorphicLayoutEffect(() => {
    const known = before.current;
    const isLeaving = toasts.some((toast) => toast.isLeaving);
    if (!isLeaving && known.length === 0) return;
    const rows = [...(list.current?.children ?? [])];
    before.current = isLeaving ? rows.map((row) => [row, row.getBoundingClientRect().top] as const) : [];
    if (isReduced || rows.length >= known.length) return;
    for (const [row, top] of known) if (row.isConnected) slide(row, top - row.getBoundingClientRect().top);
  }, [list, toasts, isReduced]);
}

function slide(row: Element, distance: number): void {
  if (distance === 0) return;
  const easing = `cubic-bezier(${easingScale.standard.join(', ')})`;
  const frames = [{ transform: `translateY(${distance}px)` }, { transform: 'none' }];
  row.animate(frames, { duration: durationScale.base, easing });
}
