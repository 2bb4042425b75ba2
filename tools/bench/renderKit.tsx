import { IskraProvider, type IskraProviderProps } from '@iskra/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** How a page of the bench has the kit's styles; that of the peers imports them. @public */
export const kitStyles: Pick<IskraProviderProps, 'styles'> = {};

/** Draws a part of the kit as a product would, in one go. */
export function renderKit(root: HTMLElement, children: ReactNode): void {
  flushSync(() =>
    createRoot(root).render(
      <IskraProvider theme="light" {...kitStyles}>
        {children}
      </IskraProvider>,
    ),
  );
}
