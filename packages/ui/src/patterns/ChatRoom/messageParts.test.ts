import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEmojiOnly, messageParts } from './messageParts';

it('finds addresses and leaves the punctuation after them', () => {
  expect(messageParts('Вот: https://example.com/a?b=1, и www.site.ru.')).toEqual([
    { text: 'Вот: ' },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: ', и ' },
    { text: 'www.site.ru', href: 'https://www.site.ru/' },
    { text: '.' },
  ]);
});

it('never makes a link of anything but http', () => {
  expect(messageParts('javascript:alert(1) <b>data:text/html</b>').every((part) => !part.href)).toBe(true);
});

it('loses and adds nothing, whatever the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.webUrl(), fc.string(), (before, url, after) => {
      const text = `${before} ${url} ${after}`;
      expect(
        messageParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

it('knows emoji from digits and words', () => {
  expect(['❤️', '👍🏽 🎉', '👩‍👩‍👧', '🇷🇺'].map(isEmojiOnly)).toEqual([true, true, true, true]);
  expect(['1', 'ok 👍', '', ' '].map(isEmojiOnly)).toEqual([false, false, false, false]);
});
