import type { ReactNode } from 'react';
import { useToolbar } from './useToolbar';

interface InProps {
  readonly locale: 'ru' | 'en';
  readonly children: ReactNode;
}

/** A part of a written page that is read in one of the toolbar's languages. */
export function In({ locale, children }: InProps) {
  return useToolbar().locale === locale ? <>{children}</> : null;
}
