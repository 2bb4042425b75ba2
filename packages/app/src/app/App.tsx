import { IskraProvider } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { PageNotifier } from '../model/notices/pageNotifier';
import { CsrfContext, type CsrfToken } from '../shared/api';
import type { Texts } from '../shared/i18n';
import { AppRoutes } from './AppRoutes';
import { Language } from './Language';
import type { MemberAreaProps } from './memberArea';
import type { MemberPagesProps } from './MemberPages';
import { PageRouter } from './PageRouter';
import { visitorScreens } from './visitorScreens';
import { VisitorStoresContext } from '../model/StoresContext';
import type { VisitorStores } from '../model/visitorStores';

export interface AppProps {
  /** What knows the address. @default the address bar */
  Router?: ComponentType<{ children: ReactNode }> | undefined;
  /** The stores that every page has. */
  stores: VisitorStores;
  /** Gives a member's stores to what is inside; loads when somebody is signed in. */
  MemberArea: ComponentType<MemberAreaProps>;
  /** What stands at a member's addresses; loads with the stores. */
  MemberPages: ComponentType<MemberPagesProps>;
  /** The texts of the page. */
  texts: Texts;
  /** Where the stores' notices go. */
  notifier: PageNotifier;
  /** The page's token, which login also sends in its body. */
  csrf: CsrfToken;
  /** What the page's styles carry under a Content-Security-Policy. */
  styleNonce?: string | undefined;
}

/** The whole product. */
export const App = observer(function App(props: AppProps) {
  const { Router = PageRouter, stores, MemberArea, MemberPages, texts, notifier, csrf, styleNonce } = props;
  const [screens] = useState(() => visitorScreens(texts));
  const { locale, theme } = stores.preferences;
  return (
    <VisitorStoresContext.Provider value={stores}>
      <CsrfContext.Provider value={csrf}>
        <IskraProvider theme={theme} locale={texts.kit.locale} packs={[texts.kit]} nonce={styleNonce}>
          <Language locale={locale} texts={texts}>
            <Router>
              <AppRoutes {...{ screens, notifier, MemberArea, MemberPages }} />
            </Router>
          </Language>
        </IskraProvider>
      </CsrfContext.Provider>
    </VisitorStoresContext.Provider>
  );
});
