import { expect, it } from 'vitest';
import { answerLocale } from './answerLocale';

it.each([
  [null, 'en;q=0.1, ru', 'ru'],
  [null, 'ru;q=0.1, en', 'en'],
  [null, 'de', 'ru'],
  [null, null, 'ru'],
  ['en', 'ru', 'en'],
] as const)('for a member of %s and a browser of "%s" is %s (D-23)', (stored, accepted, expected) => {
  expect(answerLocale(stored, accepted)).toBe(expected);
});
