import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCode } from './readCode';

it.each([
  ['123 456', '123456'],
  [' 12-34-56 ', '123456'],
  ['Ваш код: 654321.', '654321'],
  ['１２３４５６', '123456'],
  ['1234567', '123456'],
  ['код', ''],
])('reads "%s" as "%s" [B6.11]', (text, expected) => {
  expect(readCode(text, 6)).toBe(expected);
});

it('is digits only, never too many, and reading them again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 8 }), (text, length) => {
      const code = readCode(text, length);
      expect(code).toMatch(new RegExp(`^[0-9]{0,${length}}$`));
      expect(readCode(code, length)).toBe(code);
    }),
  );
});
