import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGuesser } from './createGuesser';
import { indexPrefixes, matchedLength } from './createMatcher';
import { normalise } from './normalise';

const names = [
  ['Москва', 1, 'Moscow'],
  ['Санкт-Петербург', 2, 'Saint Petersburg'],
  ['Казань', 5, 'Kazan'],
  ['Калининград', 30, 'Kaliningrad'],
  ['Орёл', 70, 'Orel'],
  ['Орехово-Зуево', 150, 'Orekhovo-Zuyevo'],
  ['Ярославль', 25, 'Yaroslavl'],
  ['Хабаровск', 26, 'Khabarovsk'],
] as const;
const cities = names.map(([label, rank, english]) => ({ id: label, label, rank, keywords: [english] }));
const index = indexPrefixes(cities);
const guess = createGuesser(index);
const namesFor = (items: readonly { label: string }[]) => items.map((item) => item.label);
const labels = (query: string) => namesFor(index.startingWith(normalise(query)));

describe('direct matches', () => {
  it('are by prefix, whatever the case, by rank [REG-06]', () => {
    expect(labels('КА')).toEqual(['Казань', 'Калининград']);
  });

  it('take ё for е and a hyphen for a space [REG-06]', () => {
    expect(labels('орел')).toEqual(['Орёл']);
    expect(labels('  орехово  зу')).toEqual(['Орехово-Зуево']);
    expect(labels('санкт петер')).toEqual(['Санкт-Петербург']);
  });

  it.each([
    ['Koel', 'Köln'],
    ['köl', 'Köln'],
    ['Kol', 'Köln'],
    ['duesseldorf', 'Düsseldorf'],
    ['Giess', 'Gießen'],
    ['aarhus', 'Århus'],
    ['jaeger', 'Jägersburg'],
    ['tromsoe', 'Tromsø'],
    ['naest', 'Næstved'],
  ])('are found without umlauts as they are typed then: %s', (query, label) => {
    const names = ['Köln', 'Düsseldorf', 'Gießen', 'Århus', 'Jägersburg', 'Tromsø', 'Næstved'];
    const towns = names.map((name) => ({ id: name, label: name }));
    expect(namesFor(indexPrefixes(towns).startingWith(normalise(query)))).toEqual([label]);
  });

  it('are found by the name in the other language', () => {
    expect(labels('mosc')).toEqual(['Москва']);
  });

  it('show everything by rank while nothing is typed', () => {
    expect(namesFor(index.ordered).slice(0, 3)).toEqual(['Москва', 'Санкт-Петербург', 'Казань']);
  });
});

describe('guesses', () => {
  it.each([
    ['петерб', 'Санкт-Петербург'],
    ['moskva', 'Москва'],
    ['vjcrdf', 'Москва'],
    ['jaroslavl', 'Ярославль'],
    ['habarovsk', 'Хабаровск'],
  ])('%s may mean %s', (query, city) => {
    expect(labels(query)).toEqual([]);
    expect(namesFor(guess(query))).toEqual([city]);
  });

  it('nothing at all is an empty answer [REG-06]', () => {
    expect([...labels('зззз'), ...guess('зззз')]).toEqual([]);
  });
});

it('marks what was typed in the label as it is written', () => {
  expect([matchedLength('Орёл', 'оре'), matchedLength('Санкт-Петербург', 'санкт п')]).toEqual([3, 7]);
  expect(matchedLength('Москва', 'mosc')).toBe(0);
  expect(matchedLength('Москва', 'Москва ')).toBe(6);
});

it('finds exactly the labels that start with the query, for any query [REG-06]', () => {
  fc.assert(
    fc.property(fc.constantFrom(...cities), fc.nat(12), (city, length) => {
      const query = city.label.slice(0, Math.max(1, length));
      const expected = cities.filter((each) => normalise(each.label).startsWith(normalise(query)));
      expect(new Set(labels(query))).toEqual(new Set(expected.map((each) => each.label)));
    }),
  );
});
