import { IskraProvider } from '@iskra/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Draws a part of the kit as a product would, in one go. */
export function renderKit(root: HTMLElement, children: ReactNode): void {
  flushSync(() => createRoot(root).render(<IskraProvider theme="light">{children}</IskraProvider>));
}
