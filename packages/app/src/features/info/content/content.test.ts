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
    const { 'payment-rules': ruRules, ...ruOthers } = ru;
    const { 'payment-rules': enRules, ...enOthers } = en;
    expect([ruRules.updated, enRules.updated]).toEqual([
      'Последнее обновление: 20.11.2024',
      'Last updated: 20.11.2024',
    ]);
    for (const { updated } of Object.values(ruOthers)) expect(updated).toContain('27 июля 2024');
    for (const { updated } of Object.values(enOthers)) expect(updated).toContain('27 July 2024');
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

  it.each([
    ['ru', 'truthful data', /Указывайте о себе достоверные данные/],
    ['ru', 'no impersonation', /не выдавайте себя за другого/i],
    ['ru', 'no offensive names', /не берите имён, которые оскорбляют/i],
    ['ru', 'no spam', /спам/i],
    [
      'ru',
      'no scraping',
      /не собирайте[^.]*(данные|сведения)[^.]*(автомат|програм)|не (копируйте|собирайте)/i,
    ],
    ['ru', 'no pornography', /порнограф/i],
    ['ru', 'no malware', /вредоносн/i],
    ['en', 'truthful data', /Give truthful information/],
    ['en', 'no impersonation', /impersonat|pretend to be/i],
    ['en', 'no offensive names', /names that offend/i],
    ['en', 'no spam', /spam/i],
    ['en', 'no scraping', /scrap|automatic/i],
    ['en', 'no pornography', /pornograph/i],
    ['en', 'no malware', /malware|malicious/i],
  ] as const)('have the user rules of the specification, %s: %s [I18-02]', (language, _, rule) => {
    expect(textOf(languages[language].terms)).toMatch(rule);
  });

  it.each([
    ['ru', 'renews on the day the previous period ends', /в день[^.]*(окончания|заканчивается)/i],
    ['ru', 'cancelled in Settings, Subscriptions', /отменяется в настройках, в разделе «Подписки»/],
    ['ru', 'takes effect with the next period', /Отмена действует со следующего периода/],
    ['ru', 'refunds at the provider’s discretion', /возврат[^.]*усмотрени/i],
    ['ru', 'complaints within one business day', /одного рабочего дня/],
    ['en', 'renews on the day the previous period ends', /on the day[^.]*ends/i],
    ['en', 'cancelled in Settings, Subscriptions', /Settings[^.]*Subscriptions/],
    ['en', 'takes effect with the next period', /cancellation takes effect with the next/],
    ['en', 'refunds at the provider’s discretion', /refund[^.]*discretion/i],
    ['en', 'complaints within one business day', /one business day/],
  ] as const)('have the terms of payment, %s: %s [I18-02]', (language, _, term) => {
    expect(textOf(languages[language]['payment-rules'])).toMatch(term);
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
