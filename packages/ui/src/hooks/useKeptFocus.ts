import { useEffect, useRef, type RefObject } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect';
import { useLatest } from './useLatest';

interface FocusRules<Place> {
  /** What to know of a place when it is gone, asked as it gets the focus. */
  readonly placeOf: (target: HTMLElement) => Place;
  /** What takes the focus after it. */
  readonly successor: (place: Place, lost: HTMLElement) => HTMLElement | null | undefined;
}

interface Focused<Place> {
  readonly element: HTMLElement;
  readonly place: Place;
}

/** What had the focus inside is gone, as a button is once it did its deed: what follows it takes the focus. */
export function useKeptFocus<Place>(root: RefObject<HTMLElement | null>, rules: FocusRules<Place>): void {
  const last = useRef<Focused<Place> | null>(null);
  const latest = useLatest(rules);

  useIsomorphicLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.element.isConnected) return;
    last.current = null;
    // A menu or a dialog that closes gives its own answer first; a render in between does not matter.
    setTimeout(() => {
      if (!hasFocus()) latest.current.successor(lost.place, lost.element)?.focus();
    });
  });

  useEffect(() => {
    const element = root.current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement)
        last.current = { element: target, place: latest.current.placeOf(target) };
    };
    // What goes loses the focus just before; and the page keeps its own while a window of the system is open.
    const forget = () =>
      queueMicrotask(() => {
        if (last.current?.element.isConnected && !hasFocus()) last.current = null;
      });
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', forget);
    };
  }, [root, latest]);
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
