import { useEffect, type ReactNode } from 'react';
import {
  IskraProvider,
  type Direction,
  type IskraProviderProps,
  type ThemeName,
} from '../packages/ui/src/theme';
import { lookThroughGlasses, type Glasses } from './glasses';
import { kitPacks } from './labels';
import { wearMoreContrast } from '../packages/ui/src/theme/contrastSheet';

/** Choices of the toolbar. */
export interface ToolbarGlobals extends Glasses {
  /** `both`: the story twice, side by side where there is room. */
  theme?: ThemeName | 'both';
  locale?: keyof typeof kitPacks;
  direction?: Direction | 'language';
  motion?: 'system' | 'none';
  /** `more`: as for who asks the device for it. */
  contrast?: 'usual' | 'more';
}

declare global {
  /** Set by a test run, which looks at stories in one theme, or in one language and direction too. */
  var iskraStoryGlobals: ToolbarGlobals | undefined;
}

// Under test nothing is half faded when axe looks at it.
const motionOf = (globals: ToolbarGlobals) =>
  globalThis.iskraStoryGlobals ? 'none' : (globals.motion ?? 'system');

const packs = Object.values(kitPacks);

interface WithIskraProps {
  globals: ToolbarGlobals;
  /** Among other stories on a docs page, where the document is not this story's. */
  isOnPage?: boolean;
  children: ReactNode;
}

/** The kit's provider as the toolbar, or the test run, wants it. */
export function WithIskra({ globals, isOnPage = false, children }: WithIskraProps) {
  const { theme = 'light', locale, direction } = { ...globals, ...globalThis.iskraStoryGlobals };
  const { contrast, text, words } = globals;
  // An effect of Storybook's own would come after the play.
  useEffect(() => lookThroughGlasses({ text, words }), [text, words]);
  useEffect(() => (contrast === 'more' ? wearMoreContrast('always') : undefined), [contrast]);
  const settings = {
    locale: locale ?? 'ru',
    packs,
    dir: direction === 'language' ? undefined : direction,
    motion: motionOf(globals),
  };
  if (theme === 'both') return <BothThemes settings={settings}>{children}</BothThemes>;
  return (
    <IskraProvider {...settings} theme={theme} scoped={isOnPage}>
      {children}
    </IskraProvider>
  );
}

interface BothThemesProps {
  settings: Pick<IskraProviderProps, 'locale' | 'packs' | 'dir' | 'motion'>;
  children: ReactNode;
}

/** Light and dark beside each other; what a story opens above the page is in the page's own, light. */
function BothThemes({ settings, children }: BothThemesProps) {
  return (
    <IskraProvider {...settings} theme="light">
      <div
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))' }}
      >
        {(['light', 'dark'] as const).map((theme) => (
          <IskraProvider key={theme} {...settings} theme={theme} scoped>
            <div style={{ padding: 16 }}>{children}</div>
          </IskraProvider>
        ))}
      </div>
    </IskraProvider>
  );
}
