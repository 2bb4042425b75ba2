import { describe, expect, it, vi } from 'vitest';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import type { LabelPack } from './LabelPack';
import type { PluralForms } from './plural';
import { ru } from './ru';
import { uk } from './uk';

type Say = (...values: readonly (string | number)[]) => string;
type Label = string | Say;

/** Every label of a pack, as `Component.name`. */
const labelsOf = ({ labels }: LabelPack): ReadonlyMap<string, Label> =>
  new Map(
    Object.entries(labels).flatMap(([component, words]) =>
      Object.entries(words as Readonly<Record<string, Label>>).map(
        ([name, label]) => [`${component}.${name}`, label] as const,
      ),
    ),
  );

/** Told from every number and word of a sentence. */
const values = [1031, 2047, 3059];
const spoken = (label: Label) => (typeof label === 'string' ? label : label(...values));
const valuesIn = (text: string) => values.filter((value) => text.includes(String(value)));

/** What a pack counts with, read anew: others may have read it before. */
async function formsIn(
  locale: string,
): Promise<readonly (readonly [language: string, forms: PluralForms])[]> {
  const found: [string, PluralForms][] = [];
  vi.resetModules();
  vi.doMock('./plural', () => ({
    plural: (language: string, _count: number, forms: PluralForms) => {
      found.push([language, forms]);
      return forms.other;
    },
  }));
  const read = (await import(`./${locale}.ts`)) as Readonly<Record<string, LabelPack>>;
  for (const pack of Object.values(read)) for (const label of labelsOf(pack).values()) spoken(label);
  vi.doUnmock('./plural');
  vi.resetModules();
  return found;
}

const english = labelsOf(en);
const packs = [ru, de, uk, ar].map((pack) => [pack.locale, pack] as const);

describe.each(packs)('the pack %s', (locale, pack) => {
  const labels = labelsOf(pack);

  it('says all that the English one says, and nothing else', () => {
    expect([...labels.keys()].sort()).toEqual([...english.keys()].sort());
    const empty = [...labels].filter(([, label]) => spoken(label).trim() === '');
    expect(empty).toEqual([]);
  });

  it('shows each value that the English one shows', () => {
    const shown = [...labels].map(([name, label]) => [name, valuesIn(spoken(label))]);
    const wanted = [...english].map(([name, label]) => [name, valuesIn(spoken(label))]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(wanted));
  });

  it('has every form that its language counts with', async () => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const counted = await formsIn(locale);
    expect(counted).not.toHaveLength(0);
    for (const [language, forms] of counted) {
      expect(language).toBe(locale);
      expect(Object.keys(forms).sort()).toEqual([...pluralCategories].sort());
    }
  });
});

const letters: readonly (readonly [LabelPack, RegExp])[] = [
  [en, /[^\p{Script=Latin}\p{Script=Common}]/u],
  [de, /[^\p{Script=Latin}\p{Script=Common}]/u],
  [ru, /[іїєґ]/iu],
  [uk, /[ыэёъ]/iu],
  [ar, /\p{Script=Cyrillic}/u],
];

it.each(letters.map(([pack, foreign]) => [pack.locale, pack, foreign] as const))(
  'no letter of another language strayed into %s',
  (_locale, pack, foreign) => {
    const strays = [...labelsOf(pack)].filter(([, label]) => foreign.test(spoken(label)));
    expect(strays).toEqual([]);
  },
);

const counts: readonly (readonly [LabelPack, readonly string[]])[] = [
  [en, ['1 new message', '2 new messages', '5 new messages', '21 new messages']],
  [de, ['1 neue Nachricht', '2 neue Nachrichten', '5 neue Nachrichten', '21 neue Nachrichten']],
  [ru, ['1 новое сообщение', '2 новых сообщения', '5 новых сообщений', '21 новое сообщение']],
  [uk, ['1 нове повідомлення', '2 нові повідомлення', '5 нових повідомлень', '21 нове повідомлення']],
  [ar, ['رسالة جديدة واحدة', 'رسالتان جديدتان', '5 رسائل جديدة', '21 رسالة جديدة']],
];

it.each(counts.map(([pack, sentences]) => [pack.locale, pack, sentences] as const))(
  'counts messages as one does in %s',
  (_locale, { labels }, sentences) => {
    expect([1, 2, 5, 21].map(labels.ChatRoom.countNew)).toEqual(sentences);
  },
);
