import type { Locale } from '@iskra/api-contract';
import { createIntl, type MessageDescriptor } from 'react-intl';
import { said } from '#storybook/said';
import type { Catalog } from '../shared/i18n/loadWords';

type Values = Readonly<Record<string, string | number>>;

const catalogs = import.meta.glob<Catalog>('../shared/i18n/catalogs/*.json', {
  eager: true,
  import: 'default',
});
const intls = { ru: intlIn('ru'), en: intlIn('en') };

/** What the product says, in the story's language: plays find what a member reads, in whichever it is. */
export function text(message: MessageDescriptor, values?: Values): string {
  return said(intls).formatMessage(message, values);
}

const anything = '\uE000';

/** The whole of a text, with anything where a value is not given, and with any kind of space. */
export function pattern(message: MessageDescriptor, values: Values = {}): RegExp {
  const open = namesIn(message).map((name) => [name, anything]);
  const words = text(message, { ...Object.fromEntries(open), ...values });
  return new RegExp(`^${escaped(words.trim()).replaceAll(anything, '.+').replace(/\s/g, '\\s')}$`);
}

/** Whatever begins with these words. */
export const opening = (words: string): RegExp => new RegExp(`^${escaped(words)}`);

/** Whatever has these words in it. */
export const containing = (words: string): RegExp => new RegExp(escaped(words));

/** The plain arguments of a text; a number to count by has to be given. */
function namesIn({ id = '' }: MessageDescriptor): string[] {
  const parts = said(intls).messages[id];
  const plain = 1;
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part) =>
    Number(part.type) === plain && 'value' in part ? [String(part.value)] : [],
  );
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function intlIn(locale: Locale) {
  const own = Object.entries(catalogs).filter(([file]) => file.endsWith(`.${locale}.json`));
  return createIntl({ locale, messages: Object.assign({}, ...own.map(([, texts]) => texts)) as Catalog });
}
