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
  /** Draws the place of a row, so that it can be scrolled to; once there are rows. */
  reveal?: (key: string) => void;
}

// [B5.6]
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
      const read = firstRead(element, edge);
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

/** The first message that begins in view; the one that fills the view when none does. */
function firstRead(list: Element, edge: number): Element | undefined {
  let partly: Element | undefined;
  for (const chunk of list.querySelectorAll('[data-chunk]')) {
    if (chunk.getBoundingClientRect().bottom <= edge) continue;
    for (const row of chunk.children) {
      const { top, bottom } = row.getBoundingClientRect();
      if (bottom <= edge) continue;
      if (top >= edge) return partly && top > edge + list.clientHeight ? partly : row;
      partly = row;
    }
  }
  return partly;
}
