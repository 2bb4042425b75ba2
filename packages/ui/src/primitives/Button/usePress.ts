import type { MouseEvent, MouseEventHandler } from 'react';

/** A click handler that swallows presses while `isBlocked`, so that a link or a form does not act either. */
export function usePress<E extends HTMLElement>(
  isBlocked: boolean,
  onClick: MouseEventHandler<E> | undefined,
): MouseEventHandler<E> {
  return (event: MouseEvent<E>) => {
    if (!isBlocked) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
}
