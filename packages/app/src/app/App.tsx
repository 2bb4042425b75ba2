import { IskraProvider } from '@iskra/ui';
import { observer } from 'mobx-react-lite';
import { BrowserRouter } from 'react-router-dom';
import type { PageNotifier } from '../features/notifications';
import { CsrfContext, type CsrfToken } from '../shared/api';
import type { Catalog } from '../shared/i18n';
import { AppRoutes } from './AppRoutes';
import type { Stores } from './createStores';
import { Language } from './Language';
import { StoresContext } from './StoresContext';

export interface AppProps {
  /** The page's stores. */
  stores: Stores;
  /** Texts of the language the page starts in. */
  catalog: Catalog;
  /** Where the stores' notes go. */
  notifier: PageNotifier;
  /** The page's token, which login also sends in its body. */
  csrf: CsrfToken;
}

/** The whole product, routed by the address bar. */
export const App = observer(function App({ stores, catalog, notifier, csrf }: AppProps) {
  const { locale, theme } = stores.preferences;
  return (
    <StoresContext.Provider value={stores}>
      <CsrfContext.Provider value={csrf}>
        <IskraProvider theme={theme} locale={locale}>
          <Language locale={locale} initial={catalog}>
            <BrowserRouter>
              <AppRoutes notifier={notifier} />
            </BrowserRouter>
          </Language>
        </IskraProvider>
      </CsrfContext.Provider>
    </StoresContext.Provider>
  );
});
