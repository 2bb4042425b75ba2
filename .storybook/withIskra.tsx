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
  /** Set by a test run, which looks at stories in one theme, or in one language and direction too. */
  var iskraStoryGlobals: ToolbarGlobals | undefined;
}

// Under test nothing is half faded when axe looks at it.
const motionOf = (globals: ToolbarGlobals) =>
  globalThis.iskraStoryGlobals ? 'none' : (globals.motion ?? 'system');

/** The kit's provider as the toolbar, or the test run, wants it. */
export function WithIskra({ globals, children }: { globals: ToolbarGlobals; children: ReactNode }) {
  const { theme, locale, direction } = { ...globals, ...globalThis.iskraStoryGlobals };
  return (
    <IskraProvider
      theme={theme ?? 'light'}
      locale={locale ?? 'ru'}
      dir={direction ?? 'ltr'}
      motion={motionOf(globals)}
    >
      {children}
    </IskraProvider>
  );
}
