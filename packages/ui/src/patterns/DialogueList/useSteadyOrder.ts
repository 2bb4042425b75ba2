import { useEffect, useState, type FocusEvent } from 'react';
import type { DialogueItem } from './DialogueListProps';

/** Keeps the order while the pointer is pressed or a row has the keyboard; what came meanwhile moves after that. */
export function useSteadyOrder(items: readonly DialogueItem[]) {
  const [order, setOrder] = useState<readonly DialogueItem['id'][] | null>(null);
  const [isPressed, setPressed] = useState(false);
  const hold = () => setOrder((held) => held ?? items.map(({ id }) => id));
  useEffect(() => {
    if (!isPressed) return undefined;
    // Not before the click that the press ends in.
    const release = () => setTimeout(() => (setPressed(false), setOrder(null)));
    const events = ['pointerup', 'pointercancel'];
    events.forEach((name) => window.addEventListener(name, release));
    return () => events.forEach((name) => window.removeEventListener(name, release));
  }, [isPressed]);
  return {
    items: order ? inOrder(items, order) : items,
    handlers: {
      onPointerDown: () => {
        hold();
        setPressed(true);
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) hold();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!isPressed && !currentTarget.contains(relatedTarget)) setOrder(null);
      },
    },
  };
}

/** The items in an order of before; those that are new stand last. */
function inOrder(
  items: readonly DialogueItem[],
  order: readonly DialogueItem['id'][],
): readonly DialogueItem[] {
  const places = new Map(order.map((id, at) => [id, at]));
  const placeOf = ({ id }: DialogueItem) => places.get(id) ?? Infinity;
  return [...items].sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}
