import type { Locale } from '@iskra/api-contract';
import { createIntl, type MessageDescriptor } from 'react-intl';
import { expect, it } from 'vitest';
import { shellMessages } from '../../features/shell/messages';
import { loadWords, type Catalog, type TextArea } from './loadWords';

const { unread, newLikes }: Readonly<Record<'unread' | 'newLikes', MessageDescriptor>> = shellMessages;

const areas: readonly TextArea[] = [
  ...(['entry', 'login', 'registration', 'recovery', 'shell', 'chat'] as const),
  ...(['people', 'nearby', 'member', 'likes', 'profile', 'safety', 'premium', 'settings'] as const),
];

/** All texts of a language, by id: words, or what they were compiled to. */
async function textsOf(locale: Locale): Promise<Catalog> {
  const all = await Promise.all(areas.map(async (area) => (await loadWords(locale, area)).texts));
  return Object.assign({}, ...all) as Catalog;
}

/** The forms of each plural in a compiled text; there may be one inside another. */
function formsIn(text: unknown): string[][] {
  if (typeof text !== 'object' || text === null) return [];
  const inside = Object.values(text).flatMap(formsIn);
  return 'pluralType' in text && 'options' in text
    ? [Object.keys(text.options as object), ...inside]
    : inside;
}

it('every plural of the Russian texts has all four forms [I18-03]', async () => {
  const found = Object.entries(await textsOf('ru')).flatMap(([id, text]) =>
    formsIn(text).map((forms) => [id, forms.filter((form) => !form.startsWith('=')).sort()] as const),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found).toEqual(found.map(([id]) => [id, ['few', 'many', 'one', 'other']]));
});

it.each([
  [
    'ru',
    ['1 непрочитанное', '2 непрочитанных', '5 непрочитанных', '21 непрочитанное', '1 000 непрочитанных'],
  ],
  [
    'en',
    [
      ...['1 unread message', '2 unread messages', '5 unread messages', '21 unread messages'],
      '1,000 unread messages',
    ],
  ],
] as const)('counts are written as the language has them: %s [I18-03]', async (locale, expected) => {
  const intl = createIntl({ locale, messages: await textsOf(locale) });
  const written = [1, 2, 5, 21, 1000].map((count) => intl.formatMessage(unread, { count }));
  expect(written.map((text) => text.replace(/\s/g, ' '))).toEqual(expected);
});

it.each([
  ['ru', ['1 симпатия', '3 симпатии', '11 симпатий', '22 симпатии']],
  ['en', ['1 like', '3 likes', '11 likes', '22 likes']],
] as const)('and so are likes: %s [I18-03]', async (locale, expected) => {
  const intl = createIntl({ locale, messages: await textsOf(locale) });
  const written = [1, 3, 11, 22].map((count) => intl.formatMessage(newLikes, { count }));
  expect(written).toEqual(expected);
});
