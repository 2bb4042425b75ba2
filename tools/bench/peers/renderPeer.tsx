import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Draws a peer as a product would, in one go. */
export function renderPeer(root: HTMLElement, children: ReactNode): void {
  flushSync(() => createRoot(root).render(children));
}
