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

/** Elements whose children are the rows, from the first on. */
export type GroupsOf = (scroller: HTMLElement) => Iterable<Element>;

// [B5.6]
/** Keeps what is being read where it is, whatever changes above or below it; at the end the list hangs on its end. */
export function usePlace(scroller: RefObject<HTMLElement | null>, groupsOf: GroupsOf): Place {
  const [place] = useState((): Place => {
    let anchor: { element: Element; top: number } | null = null;
    let wasAtEnd = true;
    const record = () => {
      const element = scroller.current;
      anchor = null;
      wasAtEnd = !element || -element.scrollTop < nearEnd;
      if (!element || wasAtEnd) return;
      const { top: edge } = element.getBoundingClientRect();
      const read = firstRead(groupsOf(element), edge, edge + element.clientHeight);
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

/** The first row that begins between two edges; the one that fills the view when none does. */
function firstRead(groups: Iterable<Element>, start: number, end: number): Element | undefined {
  let partly: Element | undefined;
  for (const group of groups) {
    if (group.getBoundingClientRect().bottom <= start) continue;
    for (const row of group.children) {
      const { top, bottom } = row.getBoundingClientRect();
      if (bottom <= start) continue;
      if (top >= start) return partly && top > end ? partly : row;
      partly = row;
    }
  }
  return partly;
}
