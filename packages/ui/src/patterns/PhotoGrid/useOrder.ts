import { useState } from 'react';
import { useDragOrder } from './useDragOrder';
import { useKeyOrder, type KeyOrderOptions } from './useKeyOrder';
import { movePhoto, remap } from './photoOrder';

export interface OrderOptions extends Omit<KeyOrderOptions, 'isOn' | 'onOrder'> {
  /** Asked to keep another order; a promise that breaks puts the old one back. Nothing: the order is fixed. */
  onReorder: ((ids: readonly string[]) => unknown) | undefined;
}

// [B2.10]
/** The photos in the order shown, and how it is changed: by drag, by keys and by steps of a menu. */
export function useOrder({ onReorder, ...options }: OrderOptions) {
  const { ids, labels, say } = options;
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const isOn = onReorder !== undefined;
  const settled = asked ? remap(asked, ids) : ids;
  const keys = useKeyOrder({ ...options, ids: settled, isOn, onOrder: ask });
  const drag = useDragOrder({
    isOn,
    onPickUp: (id) => say(labels.pickedUp(settled.indexOf(id) + 1, settled.length)),
    onPutDown: (id, place) => move(id, place ?? settled.indexOf(id)),
  });

  function ask(next: readonly string[]): void {
    if (next.join() === settled.join()) return;
    const answer = onReorder?.(next);
    if (!(answer instanceof Promise)) return;
    setAsked(next);
    answer.then(
      () => setAsked(null),
      () => {
        setAsked(null);
        say(labels.notMoved);
      },
    );
  }

  function move(id: string, to: number): void {
    const next = movePhoto(settled, id, to);
    ask(next);
    say(labels.moved(next.indexOf(id) + 1, next.length));
  }

  return {
    ids: keys.order ?? settled,
    list: drag.list,
    pickedId: keys.heldId ?? drag.draggedId,
    targetPlace: drag.targetPlace,
    handlers: { ...drag.handlers, ...keys.handlers },
    move: isOn ? move : undefined,
  };
}
