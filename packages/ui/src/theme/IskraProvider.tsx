import { Fragment, useContext, useMemo, useState, type ReactNode } from 'react';
import { useIsomorphicLayoutEffect } from '../hooks/useIsomorphicLayoutEffect';
import { wearOnDocument } from './documentAttributes';
import { GlobalStyle } from './GlobalStyle';
import { ImportedStyles } from './ImportedStyles';
import type { SomeLabels } from '../locales/KitLabels';
import type { LabelPack } from '../locales/LabelPack';
import { chooseLanguage } from './chooseLanguage';
import { IskraContext, ScopeContext, type Direction, type MotionName, type ThemeName } from './IskraContext';

export interface IskraProviderProps {
  /** Colours; `system` follows the device. @default 'system' */
  theme?: ThemeName | undefined;
  /** Language of the built-in strings, of dates and numbers, as a BCP-47 tag such as `de` or `pt-BR`. @default 'en' */
  locale?: string | undefined;
  /** The languages that the product speaks besides English, each an import of `@iskra/ui/locales`; `locale` chooses. */
  packs?: readonly LabelPack<SomeLabels>[] | undefined;
  /** Direction of reading. @default that of the language's pack, else 'ltr' */
  dir?: Direction | undefined;
  /** How much moves; `system` follows the device. @default 'system' */
  motion?: MotionName | undefined;
  /** Of the hours and days that are shown, such as 'Europe/Kyiv', for servers that render for readers elsewhere. @default that of the machine */
  timeZone?: string | undefined;
  /** Single built-in strings in other words, by component. */
  labels?: SomeLabels | undefined;
  /**
   * A guest in somebody else's page: theme, language and direction hold inside a wrapper, which the page's styles do not
   * reach and dialogs do not leave. Without it the document is the product's. @default false
   */
  scoped?: boolean | undefined;
  /**
   * `imported` says that the product imports `@iskra/ui/styles`, before its own styles: then no style is compiled and
   * inserted while components mount. @default 'inserted'
   */
  styles?: 'inserted' | 'imported' | undefined;
  /** For a Content-Security-Policy that allows styles by nonce only. */
  nonce?: string | undefined;
  /** The product. */
  children?: ReactNode;
}

/** Theme, language, direction and motion for everything inside; stands once around the product, or around each part of a page that is the kit's. Inside another one it keeps what it is not told, but the theme. */
export function IskraProvider(props: IskraProviderProps) {
  const { theme = 'system', scoped, styles, nonce } = props;
  const outer = useContext(IskraContext);
  const [scope, setScope] = useState<HTMLElement | null>(null);
  const { motion = outer.motion, labels = outer.labels, timeZone = outer.timeZone } = props;
  const { locale, pack } = props.locale ? chooseLanguage(props.locale, props.packs) : outer;
  const dir = props.dir ?? (props.locale ? (pack?.dir ?? 'ltr') : outer.dir);
  const settings = useMemo(
    () => ({ locale, dir, motion, timeZone, pack, labels }),
    [locale, dir, motion, timeZone, pack, labels],
  );
  const attributes = useMemo(
    () => ({ 'data-iskra-theme': theme, 'data-iskra-motion': motion, dir, lang: locale }),
    [theme, motion, dir, locale],
  );
  useIsomorphicLayoutEffect(() => (scoped ? undefined : wearOnDocument(attributes)), [scoped, attributes]);
  const Styles = styles === 'imported' ? ImportedStyles : Fragment;
  const children = scoped ? (
    <div ref={setScope} data-iskra-scope="" {...attributes}>
      {props.children}
    </div>
  ) : (
    props.children
  );
  return (
    <IskraContext.Provider value={settings}>
      <ScopeContext.Provider value={scoped ? scope : undefined}>
        <Styles>
          {styles === 'imported' ? null : <GlobalStyle nonce={nonce} />}
          {children}
        </Styles>
      </ScopeContext.Provider>
    </IskraContext.Provider>
  );
}
