import type { MouseEvent } from 'react';

/** Whether the press of a link is the page's to follow: with a key or another button the browser opens it elsewhere. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
