import type { ReactNode } from 'react';
import { IskraProvider, type Direction, type Locale, type ThemeName } from '../packages/ui/src/theme';

/** Choices of the toolbar. */
export interface ToolbarGlobals {
  theme?: ThemeName;
  locale?: Locale;
  direction?: Direction;
  motion?: 'system' | 'none';
}

declare global {
  /** Set by the test run that looks at every story in the dark theme. */
  var iskraStoryTheme: ThemeName | undefined;
}

export function WithIskra({ globals, children }: { globals: ToolbarGlobals; children: ReactNode }) {
  return (
    <IskraProvider
      theme={globalThis.iskraStoryTheme ?? globals.theme ?? 'light'}
      locale={globals.locale ?? 'ru'}
      dir={globals.direction ?? 'ltr'}
      motion={globals.motion ?? 'system'}
    >
      {children}
    </IskraProvider>
  );
}
