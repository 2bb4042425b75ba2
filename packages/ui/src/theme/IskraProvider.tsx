import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect';
import { GlobalStyle } from './GlobalStyle';
import { IskraContext, type IskraSettings, type ThemeName } from './IskraContext';

export interface IskraProviderProps extends Partial<IskraSettings> {
  /** Colours; `system` follows the device. @default 'system' */
  theme?: ThemeName | undefined;
  /** Puts theme and direction on a wrapper instead of the document, to show two themes on one page. @default false */
  scoped?: boolean | undefined;
  /** For a Content-Security-Policy that allows styles by nonce only. */
  nonce?: string | undefined;
  /** The product. */
  children?: ReactNode;
}

const scopedStyle: CSSProperties = {
  color: 'var(--iskra-text-primary)',
  background: 'var(--iskra-surface-page)',
};

/** Theme, language, direction and motion for everything inside; stands once around the product. */
export function IskraProvider(props: IskraProviderProps) {
  const {
    theme = 'system',
    locale = 'ru',
    dir = 'ltr',
    motion = 'system',
    labels,
    scoped,
    nonce,
    children,
  } = props;
  const settings = useMemo(() => ({ locale, dir, motion, labels }), [locale, dir, motion, labels]);
  const isForDocument = !scoped;

  useIsomorphicLayoutEffect(() => {
    if (!isForDocument) return;
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.motion = motion;
    root.dir = dir;
    root.lang = locale;
  }, [isForDocument, theme, motion, dir, locale]);

  const wrapped = scoped ? (
    <div data-theme={theme} data-motion={motion} dir={dir} lang={locale} style={scopedStyle}>
      {children}
    </div>
  ) : (
    children
  );
  return (
    <IskraContext.Provider value={settings}>
      <GlobalStyle nonce={nonce} />
      {wrapped}
    </IskraContext.Provider>
  );
}
