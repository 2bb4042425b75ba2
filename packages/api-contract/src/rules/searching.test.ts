import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchLimits } from '../searchLimits';
import { excerptOf, hasName, hasWords, searchWords } from './searching';

const marked = (content: string, text: string) =>
  excerptOf(content, searchWords(text))
    .map((part) => (part.is_found ? `[${part.text}]` : part.text))
    .join('');

describe('a search', () => {
  it('takes words of letters and digits, small and without ё, each once', () => {
    expect(searchWords(' Ёлка, ёлка — 2-й ЧАЙ?! ')).toEqual(['елка', '2', 'й', 'чай']);
    expect(searchWords('😀 …')).toEqual([]);
  });

  it('finds a name by the beginnings of its words', () => {
    expect(hasName('Анна Мария', searchWords('мар ан'))).toBe(true);
    expect(hasName('Анна Мария', searchWords('ария'))).toBe(false);
    expect(hasName('Анна', [])).toBe(false);
  });

  it('finds a message that has all words, a short one only whole', () => {
    expect(hasWords('Пойдём в кино?', searchWords('кин пойдем'))).toBe(true);
    expect(hasWords('Пойдём в кино?', searchWords('кино завтра'))).toBe(false);
    expect(hasWords('Пойдём в кино?', searchWords('ки'))).toBe(false);
    expect(hasWords('Пойдём в кино?', searchWords('в'))).toBe(true);
  });
});

describe('an excerpt', () => {
  it('marks the words that were found, as they are written', () => {
    expect(marked('Поставим Ёлку\nи ёлочные\tигрушки', 'ёлк иг')).toBe('Поставим [Ёлку] и ёлочные игрушки');
  });

  it('of a long message stands around the first one', () => {
    const content = `${'слово '.repeat(100)}ключ${' дело'.repeat(100)}`;
    const text = marked(content, 'ключ');
    expect(text).toMatch(/^…слово .*слово \[ключ\] дело.*…$/);
    expect(text.length).toBeLessThan(searchLimits.excerpt.max + 10);
  });

  it('is a part of the message, and never cuts a character in two', () => {
    const text = fc.string({ unit: 'binary', maxLength: 500 });
    fc.assert(
      fc.property(text, fc.string({ maxLength: 4 }), (content, sought) => {
        const whole = excerptOf(content, searchWords(sought))
          .map((part) => part.text)
          .join('');
        expect(whole).not.toMatch(/\p{Surrogate}/u);
        expect(content.replace(/\s+/gu, ' ')).toContain(whole.replace(/^…/, '').replace(/…$/, ''));
      }),
    );
  });
});
