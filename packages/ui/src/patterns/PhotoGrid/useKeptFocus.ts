import { useRef, type FocusEvent, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../../hooks/useIsomorphicLayoutEffect';

interface Focused {
  readonly element: HTMLElement;
  /** The slot it was in, from 0. */
  readonly place: number;
}

/** What had the focus became something else, as an empty slot does once a file is chosen: what follows it takes it. Handlers of the list. */
export function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const last = useRef<Focused | null>(null);

  useIsomorphicLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.element.isConnected) return;
    last.current = null;
    // A menu or a dialog that closes gives its own answer first; a render in between does not matter.
    setTimeout(() => {
      if (!hasFocus()) successor(list.current, lost)?.focus();
    });
  });

  return {
    onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => {
      const slot = target.closest('li');
      // React's focus events come from menus in portals too.
      if (!slot || !list.current?.contains(target)) return;
      last.current = { element: target, place: [...list.current.children].indexOf(slot) };
    },
    onBlurCapture: ({ target }: FocusEvent<HTMLElement>) => {
      // Not while the window of the system is open, where the page keeps its focus.
      if (target === last.current?.element && !hasFocus()) last.current = null;
    },
  };
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

function successor(list: HTMLElement | null, { element, place }: Focused): HTMLElement | null | undefined {
  const next = element.matches('[data-add]') && list?.querySelector<HTMLElement>('[data-add]');
  if (next) return next;
  const slots = [...(list?.children ?? [])];
  return slots[Math.min(place, slots.length - 1)]?.querySelector('button');
}
