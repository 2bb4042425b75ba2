import type { Locale } from '@iskra/api-contract';
import type { InfoPageName } from '../infoPages';
import type { InfoContent } from './InfoContent';

type Pages = Readonly<Record<InfoPageName, InfoContent>>;

const files = import.meta.glob<{ pages: Pages }>('./??.ts');

/** The texts of one language; they load with the page that shows them. */
export async function loadInfoContent(page: InfoPageName, locale: Locale): Promise<InfoContent> {
  const load = files[`./${locale}.ts`];
  if (!load) throw new Error(`There is no ${page} in ${locale}`);
  return (await load()).pages[page];
}
