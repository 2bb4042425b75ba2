import { useMemo, useState, type ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect';
import { wearOnDocument } from './documentAttributes';
import { GlobalStyle } from './GlobalStyle';
import { IskraContext, ScopeContext, type IskraSettings, type ThemeName } from './IskraContext';

export interface IskraProviderProps extends Partial<IskraSettings> {
  /** Colours; `system` follows the device. @default 'system' */
  theme?: ThemeName | undefined;
  /**
   * A guest in somebody else's page: theme, language and direction hold inside a wrapper, which the page's styles do not
   * reach and dialogs do not leave. Without it the document is the product's. @default false
   */
  scoped?: boolean | undefined;
  /** For a Content-Security-Policy that allows styles by nonce only. */
  nonce?: string | undefined;
  /** The product. */
  children?: ReactNode;
}

/** Theme, language, direction and motion for everything inside; stands once around the product, or around each part of a page that is the kit's. */
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
  const [scope, setScope] = useState<HTMLElement | null>(null);
  const settings = useMemo(() => ({ locale, dir, motion, labels }), [locale, dir, motion, labels]);
  const attributes = useMemo(
    () => ({ 'data-iskra-theme': theme, 'data-iskra-motion': motion, dir, lang: locale }),
    [theme, motion, dir, locale],
  );
  useIsomorphicLayoutEffect(() => (scoped ? undefined : wearOnDocument(attributes)), [scoped, attributes]);
  return (
    <IskraContext.Provider value={settings}>
      <ScopeContext.Provider value={scope}>
        <GlobalStyle nonce={nonce} />
        {scoped ? (
          <div ref={setScope} data-iskra-scope="" {...attributes}>
            {children}
          </div>
        ) : (
          children
        )}
      </ScopeContext.Provider>
    </IskraContext.Provider>
  );
}
