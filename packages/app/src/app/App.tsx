import { IskraProvider } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { PageNotifier } from '../features/notifications';
import { CsrfContext, type CsrfToken } from '../shared/api';
import type { Catalog } from '../shared/i18n';
import { AppRoutes } from './AppRoutes';
import { Language } from './Language';
import type { MemberAreaProps } from './memberArea';
import { VisitorStoresContext } from './StoresContext';
import type { VisitorStores } from './visitorStores';

export interface AppProps {
  /** The stores that every page has. */
  stores: VisitorStores;
  /** Gives a member's stores to what is inside; loads when somebody is signed in. */
  MemberArea: ComponentType<MemberAreaProps>;
  /** Texts of the language the page starts in. */
  catalog: Catalog;
  /** Where the stores' notes go. */
  notifier: PageNotifier;
  /** The page's token, which login also sends in its body. */
  csrf: CsrfToken;
}

/** The whole product, routed by the address bar. */
export const App = observer(function App({ stores, MemberArea, catalog, notifier, csrf }: AppProps) {
  const { locale, theme } = stores.preferences;
  return (
    <VisitorStoresContext.Provider value={stores}>
      <CsrfContext.Provider value={csrf}>
        <IskraProvider theme={theme} locale={locale}>
          <Language locale={locale} initial={catalog}>
            <BrowserRouter>
              <AppRoutes notifier={notifier} MemberArea={MemberArea} />
            </BrowserRouter>
          </Language>
        </IskraProvider>
      </CsrfContext.Provider>
    </VisitorStoresContext.Provider>
  );
});
