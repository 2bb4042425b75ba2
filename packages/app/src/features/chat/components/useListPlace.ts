import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useStores } from '../../../model/StoresContext';
import type { Stores } from '../../../model/memberStores';

/** How far a list was scrolled, and which row began it, so many px from the top of the window. */
interface Place {
  readonly scrolled: number;
  readonly href: string | null;
  readonly top: number;
}

const places = new WeakMap<Stores, Place>();
const rows = 'a[data-id]';

/** For a list that scrolls by itself, as the window does not know its place: Back finds it as it was left [OTH-01]. */
export function useListPlace() {
  const stores = useStores();
  const list = useRef<HTMLElement>(null);
  const kind = useNavigationType();
  const [isBack] = useState(kind === 'POP');

  useLayoutEffect(() => {
    const element = list.current;
    const place = isBack && places.get(stores);
    if (element && place) returnTo(element, place);
    return () => void (element && places.set(stores, placeOf(element)));
  }, [stores, isBack]);

  return list;
}

function placeOf(element: HTMLElement): Place {
  const { top: edge } = element.getBoundingClientRect();
  const topOf = (row: Element) => row.getBoundingClientRect().top;
  const first = [...element.querySelectorAll(rows)].find((row) => topOf(row) >= edge);
  return {
    scrolled: element.scrollTop,
    href: first?.getAttribute('href') ?? null,
    top: first ? topOf(first) : 0,
  };
}

/** Rows that were not measured yet count as of usual height, so the place is put right as they are; whoever scrolls is let go. */
function returnTo(element: HTMLElement, { scrolled, href, top }: Place): void {
  element.scrollTop = scrolled;
  let frames = 20;
  element.addEventListener('wheel', () => (frames = 0), { once: true, passive: true });
  const putRight = () => {
    const row = [...element.querySelectorAll(rows)].find((link) => link.getAttribute('href') === href);
    const off = row ? row.getBoundingClientRect().top - top : 0;
    // A row that has moved far has a new message: the place stays, and the row goes.
    if (Math.abs(off) < element.clientHeight) element.scrollTop += off;
    frames -= 1;
    if (frames > 0) requestAnimationFrame(putRight);
  };
  putRight();
}
