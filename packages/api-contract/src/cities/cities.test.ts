import { describe, expect, it } from 'vitest';
import { cities, type City } from '.';
import { englishCityName } from './englishCityName';
import { smallTowns } from './smallTowns';

const byName = new Map(cities.map((city) => [city.name, city]));
const bareName = ({ name }: City) => name.replace(/ \(.*/, '');

describe('the city list', () => {
  it('has about 1300 places, the largest first (D-40)', () => {
    expect(cities.length).toBeGreaterThanOrEqual(1280);
    expect(cities[0]?.name).toBe('Москва');
    const populations = cities.map(({ population }) => population);
    expect(populations).toEqual([...populations].sort((a, b) => b - a));
  });

  it.each(Object.entries(smallTowns))(
    'has the small towns of %s, each once (D-40) [REG-06]',
    (region, names) => {
      const ofRegion = cities.filter((city) => city.region === region).map(bareName);
      expect(ofRegion.filter((name) => names.includes(name)).sort()).toEqual([...names].sort());
    },
  );

  it('tells every two cities apart, in both languages', () => {
    expect(byName.size).toBe(cities.length);
    expect(new Set(cities.map(({ nameEn }) => nameEn)).size).toBe(cities.length);
  });

  it('has coordinates as strings, inside Russia', () => {
    for (const { name, coords } of cities) {
      expect(coords.lat, name).toMatch(/^\d+(\.\d+)?$/);
      expect(coords.lon, name).toMatch(/^\d+(\.\d+)?$/);
      expect(Number(coords.lat) > 41 && Number(coords.lat) < 78, name).toBe(true);
      expect(Number(coords.lon) > 19 && Number(coords.lon) < 180, name).toBe(true);
    }
  });

  it.each([
    ['Казань', 'Kazan', 'Татарстан'],
    ['Калининград', 'Kaliningrad', 'Калининградская область'],
    ['Калуга', 'Kaluga', 'Калужская область'],
    ['Каменск-Уральский', 'Kamensk-Uralsky', 'Свердловская область'],
    ['Камышин', 'Kamyshin', 'Волгоградская область'],
    ['Суздаль', 'Suzdal', 'Владимирская область'],
    ['Плёс', 'Plyos', 'Ивановская область'],
    ['Бирюч', 'Biryuch', 'Белгородская область'],
    ['Облучье', 'Obluchye', 'Еврейская автономная область'],
    ['Советск (Тульская область)', 'Sovetsk (Tula Oblast)', 'Тульская область'],
  ])('knows %s', (name, nameEn, region) => {
    expect(byName.get(name)).toMatchObject({ nameEn, region });
  });

  it('names each city in English without the list', () => {
    for (const { name, nameEn } of cities) expect(englishCityName(name)).toBe(nameEn);
  });

  it.each([
    ['Москва', 'Moscow'],
    ['Нижний Новгород', 'Nizhny Novgorod'],
    ['Набережные Челны', 'Naberezhnye Chelny'],
    ['Йошкар-Ола', 'Yoshkar-Ola'],
    ['Советск (Тульская область)', 'Sovetsk (Tula Oblast)'],
    ['Троицк (Москва)', 'Troitsk (Moscow)'],
    ['Место, которого нет', 'Mesto, kotorogo net'],
  ])('names %s in English', (name, english) => {
    expect(englishCityName(name)).toBe(english);
  });

  it('writes Russian names in Cyrillic and English names in Latin letters', () => {
    for (const { name, nameEn, region, regionEn } of cities) {
      expect(name).toMatch(/^[А-ЯЁ][а-яё]+([ -][А-ЯЁа-яё]+)*( \([А-ЯЁа-яё -]+\))?$/);
      expect(region).toMatch(/^[А-ЯЁ][А-ЯЁа-яё -]+$/);
      expect(nameEn).toMatch(/^[A-Z][A-Za-z -]+( \([A-Za-z -]+\))?$/);
      expect(regionEn).toMatch(/^[A-Z][A-Za-z -]+$/);
    }
  });

  it('names the region of namesakes, unless one is far larger', () => {
    expect(byName.has('Железногорск')).toBe(false);
    expect(byName.get('Железногорск (Курская область)')?.region).toBe('Курская область');
    expect(byName.get('Киров')?.region).toBe('Кировская область');
    expect(byName.get('Киров (Калужская область)')?.region).toBe('Калужская область');
    expect(byName.has('Городище')).toBe(false);
  });
});
