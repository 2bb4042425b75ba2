import { useState, type RefObject } from 'react';
import { nearEnd } from './nearEnd';

/** The place where one reads. */
export interface Place {
  /** Remembers what is read now. */
  readonly record: () => void;
  /** Puts it back to where it was. */
  readonly restore: () => void;
  /** As of the last scroll: only scrolling leaves the end, and asking the page would lay it out. */
  readonly isAtEnd: () => boolean;
}

/** Keeps what is being read where it is, whatever changes above or below it; at the end the list hangs on its end. */
export function usePlace(scroller: RefObject<HTMLElement | null>): Place {
  const [place] = useState((): Place => {
    let anchor: { element: Element; top: number } | null = null;
    let wasAtEnd = true;
    const record = () => {
      const element = scroller.current;
      anchor = null;
      wasAtEnd = !element || -element.scrollTop < nearEnd;
      if (!element || wasAtEnd) return;
      const edge = element.getBoundingClientRect().top;
      const chunk = firstBelow(edge, element.querySelectorAll('[data-chunk]'));
      const read = chunk && (firstBelow(edge, chunk.querySelectorAll('[data-key]')) ?? chunk);
      if (read) anchor = { element: read, top: read.getBoundingClientRect().top - edge };
    };
    const restore = () => {
      const element = scroller.current;
      if (!element || !anchor?.element.isConnected) return;
      const edge = element.getBoundingClientRect().top;
      const shift = anchor.element.getBoundingClientRect().top - edge - anchor.top;
      if (Math.abs(shift) >= 1) element.scrollTop += shift;
    };
    return { record, restore, isAtEnd: () => wasAtEnd };
  });
  return place;
}

function firstBelow(edge: number, elements: Iterable<Element>): Element | undefined {
  for (const element of elements) if (element.getBoundingClientRect().bottom > edge) return element;
  return undefined;
}
