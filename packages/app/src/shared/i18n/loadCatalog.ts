import type { Locale } from '@iskra/api-contract';
import type { IntlConfig } from 'react-intl';

export type Catalog = NonNullable<IntlConfig['messages']>;

/** Parts of the product whose texts load together; `areas.json` says which messages belong to which. */
export type TextArea =
  'entry' | 'registration' | 'recovery' | 'chat' | 'search' | 'people' | 'safety' | 'premium' | 'settings';

const catalogs = import.meta.glob<{ default: Catalog }>('./catalogs/*.json');

/** The compiled texts of one area in one language. */
export async function loadCatalog(locale: Locale, area: TextArea): Promise<Catalog> {
  const load = catalogs[`./catalogs/${area}.${locale}.json`];
  if (!load) throw new Error(`There are no texts of ${area} in ${locale}`);
  return (await load()).default;
}
