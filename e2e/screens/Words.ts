import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@iskra/api-contract';
import { en } from '../../packages/ui/src/locales/en';
import { ru } from '../../packages/ui/src/locales/ru';

/** A compiled text: words, or words and arguments in turn. */
type Text = string | readonly { readonly type: number; readonly value?: string }[];

const catalogs = path.resolve(import.meta.dirname, '../../packages/app/src/shared/i18n/catalogs');
const literal = 0;

/** Stands for any argument of the kit's words. */
export const anything = '\uE000';

/** What a reader of one language finds on the screens: the product's texts by their ids, and the kit's own words. */
export class Words {
  private readonly kit: typeof en.labels;
  private readonly texts: Readonly<Record<string, Text>>;

  constructor(readonly locale: Locale) {
    this.kit = { ru, en }[locale].labels;
    const files = readdirSync(catalogs).filter((file) => file.endsWith(`.${locale}.json`));
    const parts = files.map((file) => JSON.parse(readFileSync(path.join(catalogs, file), 'utf8')) as object);
    this.texts = Object.assign({}, ...parts) as Record<string, Text>;
  }

  /** The whole of a text, with anything in the place of its arguments. */
  text(id: string): RegExp {
    const text = this.texts[id];
    if (text === undefined) throw new Error(`There is no text ${id} in ${this.locale}`);
    const parts = typeof text === 'string' ? [{ type: literal, value: text }] : text;
    return whole(parts.map(({ type, value }) => (type === literal ? (value ?? '') : anything)).join(''));
  }

  /** The name of a control that also says its value. */
  beginning(id: string): RegExp {
    return new RegExp(this.text(id).source.replace(/\$$/, ''));
  }

  /** The same for words of the kit. */
  ofKit(find: (kit: typeof en.labels) => string): RegExp {
    return whole(find(this.kit));
  }
}

/** Any space of the text may be one that does not break. */
function whole(words: string): RegExp {
  const escaped = words.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(anything, '.+').replace(/\s/g, '\\s')}$`);
}
