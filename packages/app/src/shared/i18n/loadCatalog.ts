import type { Locale } from '@iskra/api-contract';
import type { IntlConfig } from 'react-intl';

export type Catalog = NonNullable<IntlConfig['messages']>;

/** The compiled texts of a language; each is a file of its own and loads on demand. */
export async function loadCatalog(locale: Locale): Promise<Catalog> {
  const loaded = locale === 'ru' ? await import('./catalogs/ru.json') : await import('./catalogs/en.json');
  return loaded.default as unknown as Catalog;
}
