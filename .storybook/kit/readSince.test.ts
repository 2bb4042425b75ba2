import { expect, it } from 'vitest';
import { sinceOf } from './readSince';

const releases = [
  { version: '0.2.0', notes: 'The kit as a package. `Combobox` keeps its value itself.' },
  { version: '0.3.0', notes: 'New: `ChatMenu`, `uploads`, a `SwipeDeck` that knows a limit.' },
  { version: 'next', notes: 'Adds `Lightbox`. Icon `Heart` is rounder.' },
];

it.each([
  ['ChatMenu', '0.3.0'],
  ['uploads', '0.3.0'],
  ['Lightbox', 'next'],
  ['SwipeDeck', '0.2.0'],
  ['Combobox', '0.2.0'],
])('says since when there is %s', (name, version) => {
  expect(sinceOf(name, releases)).toBe(version);
});
