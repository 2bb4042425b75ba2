import { describe, expect, it } from 'vitest';
import type { Guide } from '../guide';
import { guideInLanguage, guides } from './guideInLanguage';

/** What a reader of one part counts: names of parts and attributes stay, keys and sentences are as many. */
const shapeOf = (guide: Guide | undefined) =>
  guide && {
    whenNot: guide.whenNot.length,
    anatomy: Object.keys(guide.anatomy),
    states: Object.keys(guide.states),
    keyboard: Object.keys(guide.keyboard).length,
    announces: guide.announces.length,
    do: guide.do.length,
    dont: guide.dont.length,
  };

const sentencesOf = ({ purpose, whenNot, anatomy, states, keyboard, announces, ...rest }: Guide) => [
  ...[purpose, ...whenNot, ...announces, ...rest.do, ...rest.dont],
  ...[anatomy, states, keyboard].flatMap((part) => Object.values(part)),
];

/** Words besides code, of which none is Russian. */
const isForeign = (sentence: string) => {
  const words = sentence.replaceAll(/`[^`]*`/g, '');
  return /\p{L}/u.test(words) && !/[а-яё]/i.test(words);
};

it('finds the guides of the kit', () => {
  expect(guides.length).toBeGreaterThanOrEqual(56);
});

describe.each(guides)('$file', ({ en, ru }) => {
  it('says in Russian as much as in English', () => {
    expect(shapeOf(ru)).toEqual(shapeOf(en));
  });

  it('says it in Russian words', () => {
    expect(ru && sentencesOf(ru).filter(isForeign)).toEqual([]);
  });
});

it('gives a page the guide in its reader’s language', () => {
  const switches = guides.find(({ file }) => file.endsWith('/Switch.guide.ts'))?.en;
  expect(switches && guideInLanguage(switches, 'en').purpose).toMatch(/^Something that is on or off/);
  expect(switches && guideInLanguage(switches, 'ru').purpose).toMatch(/^Включает и выключает/);
});

it('refuses a guide that is written in English only', () => {
  const { en: written } = guides[0] ?? {};
  expect(() => guideInLanguage({ ...(written as Guide), purpose: 'New' }, 'ru')).toThrow('“New”');
});
