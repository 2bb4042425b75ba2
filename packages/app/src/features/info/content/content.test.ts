import { describe, expect, it } from 'vitest';
import { infoPages } from '../infoPages';
import { pages as en } from './en';
import { pages as ru } from './ru';
import type { InfoContent } from './InfoContent';

const languages = { ru, en };

describe('the legal and help pages', () => {
  it.each(infoPages)('say as much in English as in Russian: %s [I18-02]', (page) => {
    expect(shapeOf(en[page])).toEqual(shapeOf(ru[page]));
    expect(ru[page].sections.length).toBeGreaterThanOrEqual(5);
    expect(ru[page].sections.length).toBeLessThanOrEqual(12);
  });

  it('name the day of the last change [I18-02]', () => {
    expect([ru.terms.updated, ru.privacy.updated]).toEqual(
      Array(2).fill(expect.stringContaining('27 июля 2024')),
    );
    expect([en.terms.updated, en.privacy.updated]).toEqual(
      Array(2).fill(expect.stringContaining('27 July 2024')),
    );
    expect(ru['payment-rules'].updated).toContain('20.11.2024');
    expect(en['payment-rules'].updated).toContain('20.11.2024');
  });

  it('ask to re-read the agreement every 2 months, under Russian law [I18-02]', () => {
    expect(textOf(ru.terms)).toMatch(
      /не реже одного раза в 2 месяца[^]*законодательство Российской Федерации/,
    );
    expect(textOf(en.terms)).toMatch(/at least once every 2 months[^]*law of the Russian Federation/);
  });

  it.each(['ru', 'en'] as const)('give every price of the payment rules: %s [I18-02]', (language) => {
    const text = textOf(languages[language]['payment-rules']);
    for (const price of [10, 399, 1450, 3260, 4200, 700, 400, 250, 150, 500, 1400, 2000])
      expect(text).toMatch(new RegExp(`(?<!\\d)${price} ₽`));
    for (const days of [3, 7, 30, 90]) expect(text).toMatch(new RegExp(`(?<!\\d)${days} (дн|days)`));
    for (const coins of [100, 50, 25, 10])
      expect(text).toMatch(new RegExp(`(?<!\\d)${coins} (монет|coins): `));
    expect(text).toMatch(/24 (часов|hours)/);
    expect(text).toMatch(/30 (секунд|seconds)/);
    expect(text).toMatch(/100 (процентов|percent)/);
  });

  it.each(['ru', 'en'] as const)('repeat no text within a section: %s', (language) => {
    for (const { sections } of Object.values(languages[language])) {
      const headings = sections.map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(headings.length);
      for (const { paragraphs = [], items = [] } of sections)
        expect(new Set([...paragraphs, ...items]).size).toBe(paragraphs.length + items.length);
    }
  });
});

/** How many paragraphs and items each section has. */
function shapeOf({ sections }: InfoContent): number[][] {
  return sections.map(({ paragraphs = [], items = [] }) => [paragraphs.length, items.length]);
}

function textOf({ sections }: InfoContent): string {
  return sections
    .flatMap(({ heading, paragraphs = [], items = [] }) => [heading, ...paragraphs, ...items])
    .join('\n');
}
