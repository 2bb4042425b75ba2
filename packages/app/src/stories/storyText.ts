import type { Locale } from '@iskra/api-contract';
import { createIntl, type MessageDescriptor } from 'react-intl';
import { loadCatalog, type Catalog, type TextArea } from '../shared/i18n/loadCatalog';

const areas: readonly TextArea[] = [
  ...(['entry', 'registration', 'recovery', 'chat'] as const),
  ...(['people', 'safety', 'premium', 'settings'] as const),
];

type Values = Readonly<Record<string, string | number>>;

/** Says a message in the story's language: plays find what a member reads, in whichever it is. */
export type Say = (message: MessageDescriptor, values?: Values) => string;

/** The product's texts in the language that the story shows. */
export async function storyText(): Promise<Say> {
  const locale = document.documentElement.lang as Locale;
  const all = await Promise.all(areas.map((area) => loadCatalog(locale, area)));
  const intl = createIntl({ locale, messages: Object.assign({}, ...all) as Catalog });
  return (message, values) => intl.formatMessage(message, values);
}
