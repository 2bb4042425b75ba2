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

// Under test nothing is half faded when axe looks at it.
const motionOf = (globals: ToolbarGlobals) =>
  globalThis.iskraStoryTheme ? 'none' : (globals.motion ?? 'system');

/** The kit's provider as the toolbar, or the test run, wants it. */
export function WithIskra({ globals, children }: { globals: ToolbarGlobals; children: ReactNode }) {
  return (
    <IskraProvider
      theme={globalThis.iskraStoryTheme ?? globals.theme ?? 'light'}
      locale={globals.locale ?? 'ru'}
      dir={globals.direction ?? 'ltr'}
      motion={motionOf(globals)}
    >
      {children}
    </IskraProvider>
  );
}
