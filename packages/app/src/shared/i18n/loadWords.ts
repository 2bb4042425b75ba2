import type { Locale } from '@iskra/api-contract';
import type { SomeLabels } from '@iskra/ui';
import type { IntlConfig } from 'react-intl';

export type Catalog = NonNullable<IntlConfig['messages']>;

/** Parts of the product whose texts load together; `areas.json` says which messages belong to which. */
export type TextArea =
  | 'entry'
  | 'login'
  | 'registration'
  | 'recovery'
  | 'shell'
  | 'chat'
  | 'search'
  | 'answering'
  | 'people'
  | 'nearby'
  | 'member'
  | 'likes'
  | 'profile'
  | 'safety'
  | 'premium'
  | 'settings';

/** What a part of the product says, and what the kit says in it. */
export interface Words {
  readonly texts: Catalog;
  readonly kit: SomeLabels;
}

/** The kit is English by itself; in other languages its words come with the texts of the screens that show them. */
const files = import.meta.glob<{ default: Catalog; kit?: SomeLabels }>([
  './words/*.ts',
  './catalogs/*.en.json',
]);

/** The compiled texts of one area in one language, and the kit's. */
export async function loadWords(locale: Locale, area: TextArea): Promise<Words> {
  const load = files[`./words/${area}.${locale}.ts`] ?? files[`./catalogs/${area}.${locale}.json`];
  if (!load) throw new Error(`No ${area}.${locale}`);
  const { default: texts, kit = {} } = await load();
  return { texts, kit };
}
