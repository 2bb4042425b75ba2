import type { Locale } from '@iskra/api-contract';
import type { InfoPageName } from '../infoPages';
import type { InfoContent } from './InfoContent';

/** The texts of one language; they load with the page that shows them. */
export async function loadInfoContent(page: InfoPageName, locale: Locale): Promise<InfoContent> {
  const { pages } = locale === 'ru' ? await import('./ru') : await import('./en');
  return pages[page];
}
