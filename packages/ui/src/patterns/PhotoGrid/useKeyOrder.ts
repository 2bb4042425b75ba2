import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';
import type { Direction } from '../../theme/IskraContext';
import type { PhotoGridLabels } from './photoGrid.labels';
import { movePhoto, placeAfterKey, remap } from './photoOrder';

export interface KeyOrderOptions {
  /** The photos as they stand. */
  ids: readonly string[];
  isOn: boolean;
  dir: Direction;
  labels: PhotoGridLabels;
  say: (text: string) => void;
  /** Put down in another order. */
  onOrder: (ids: readonly string[]) => void;
}

// [B2.10]
/** Space picks a photo up, arrows move it, Space puts it down, Esc puts it back. Handlers of the list. */
export function useKeyOrder({ ids, isOn, dir, labels, say, onOrder }: KeyOrderOptions) {
  const [held, setHeld] = useState<{ id: string; order: readonly string[] } | null>(null);
  const order = held ? remap(held.order, ids) : undefined;
  useFocusOfMoved(held?.id, order?.join());

  function pickUp(id: string): void {
    setHeld({ id, order: ids });
    say(labels.pickedUp(ids.indexOf(id) + 1, ids.length));
  }

  function putDown(id: string, next: readonly string[]): void {
    setHeld(null);
    onOrder(next);
    say(labels.moved(next.indexOf(id) + 1, next.length));
  }

  function moveHeld(id: string, from: readonly string[], key: string): void {
    const to = placeAfterKey(key, from.indexOf(id), from.length, dir);
    if (to === undefined) return;
    setHeld({ id, order: movePhoto(from, id, to) });
    say(labels.moved(to + 1, from.length));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const id = photoIdOf(event.target);
    if (!isOn || !id || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!held || !order) {
      if (event.key !== ' ' || ids.length < 2) return;
      event.preventDefault();
      return pickUp(id);
    }
    if (event.key === 'Tab') return putDown(held.id, order);
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      setHeld(null);
      say(labels.putBack(ids.indexOf(held.id) + 1));
    } else if (event.key === ' ' || event.key === 'Enter') putDown(held.id, order);
    else moveHeld(held.id, order, event.key);
  }

  return {
    order,
    heldId: held?.id,
    handlers: {
      onKeyDown: handleKeyDown,
      // The click of a button comes with the key let go.
      onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
        if (isOn && event.key === ' ' && photoIdOf(event.target)) event.preventDefault();
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (held && order && event.relatedTarget && photoIdOf(event.relatedTarget) !== held.id)
          putDown(held.id, order);
      },
    },
  };
}

/** The browser takes the focus from an element that is moved within the page. */
function useFocusOfMoved(id: string | undefined, order: string | undefined): void {
  const last = useRef(order);
  useIsomorphicLayoutEffect(() => {
    if (id !== undefined && last.current !== order && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-photo="${CSS.escape(id)}"] > button`)?.focus();
    last.current = order;
  }, [id, order]);
}

/** The photo whose large button this is. */
function photoIdOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  return target.parentElement?.dataset['photo'];
}
