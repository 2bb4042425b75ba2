import { expect, it } from 'vitest';
import { acceptedLocale } from './acceptedLocale';

it.each([
  ['ru', 'ru'],
  ['en', 'en'],
  ['EN', 'en'],
  ['en-GB', 'en'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['en-GB,en;q=0.9,ru;q=0.8', 'en'],
  ['en;q=0.1, ru', 'ru'],
  ['ru;q=0.1, en', 'en'],
  ['ru;q=0.5,en;q=0.51', 'en'],
  ['en ; q=0.2 , ru ; q=0.3', 'ru'],
  ['en, ru', 'en'],
  ['ru, en', 'ru'],
  ['de, en;q=0.2', 'en'],
  ['*', 'ru'],
  ['en;q=0, *', 'ru'],
  ['ru;q=0, *', 'en'],
  ['en;q=0.3, *;q=0.5', 'ru'],
  ['ru;q=0.3, *;q=0.5', 'en'],
  ['en;q=much, ru;q=0.1', 'ru'],
])('of "%s" it is %s (D-23)', (header, expected) => {
  expect(acceptedLocale(header)).toBe(expected);
});

it.each(['', 'de', 'de, fr;q=0.5', 'en;q=0', ',;', 'russian', null, undefined])(
  'of "%s" it is none of ours (D-23)',
  (header) => expect(acceptedLocale(header)).toBeUndefined(),
);
