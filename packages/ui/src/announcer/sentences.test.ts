import { expect, it } from 'vitest';
import { sentences } from './sentences';

it('joins by a full stop', () => {
  expect(sentences(['Не отправлено', undefined, '', 'Нет соединения'])).toBe('Не отправлено. Нет соединения');
});

it('sets no second mark after one that ends a sentence', () => {
  for (const mark of ['!', '?', '…', '.', ':', '؟', '!»', '?”'])
    expect(sentences([`Match mit Lena${mark}`, 'Ihr gefallt einander.'])).toBe(
      `Match mit Lena${mark} Ihr gefallt einander.`,
    );
});

it('ends as its last sentence does', () => {
  expect(sentences(['Gespeichert!'])).toBe('Gespeichert!');
});
