import type { RefObject } from 'react';
import { useKeptFocus } from '../../hooks/useKeptFocus';

/** An empty slot is a photo's once a file is chosen: the next empty one takes the focus, else what stands there now. */
export function useSlotFocus(list: RefObject<HTMLElement | null>): void {
  const slots = () => [...(list.current?.children ?? [])];
  useKeptFocus(list, {
    placeOf: (target) => slots().findIndex((slot) => slot.contains(target)),
    successor: (place, lost) => {
      const next = lost.matches('[data-add]') && list.current?.querySelector<HTMLElement>('[data-add]');
      return next || slots()[Math.min(place, slots().length - 1)]?.querySelector('button');
    },
  });
}
