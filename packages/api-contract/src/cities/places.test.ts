import { describe, expect, it } from 'vitest';
import { cities, type City } from '.';

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Half of a region's extent in kilometres, where it is more than that of most. */
const wideRegions: Readonly<Record<string, number>> = {
  Якутия: 1700,
  'Красноярский край': 1600,
  'Сахалинская область': 1100,
  'Иркутская область': 800,
  'Чукотский автономный округ': 700,
  Бурятия: 600,
  'Забайкальский край': 600,
  'Томская область': 600,
  'Хабаровский край': 600,
  'Ханты-Мансийский автономный округ': 600,
  'Амурская область': 550,
  'Архангельская область': 550,
  Коми: 550,
  'Ямало-Ненецкий автономный округ': 550,
};
const halfOfMostKm = 450;

describe('where the places are (D-40)', () => {
  it('no place lies outside its region', () => {
    const strays = cities.filter((city) => kmFromRegion(city) > (wideRegions[city.region] ?? halfOfMostKm));
    expect(strays.map(({ name, coords }) => `${name}: ${coords.lat}, ${coords.lon}`)).toEqual([]);
  });

  it.each([
    ['Городище (Волгоградская область)', { lat: 48.81, lon: 44.48 }],
    ['Городище (Пензенская область)', { lat: 53.27, lon: 45.7 }],
    ['Межгорье', { lat: 54.24, lon: 57.96 }],
    ['Суздаль', { lat: 56.42, lon: 40.45 }],
    ['Боровск', { lat: 55.21, lon: 36.49 }],
    ['Приморск (Калининградская область)', { lat: 54.73, lon: 20.0 }],
    ['Приморск (Ленинградская область)', { lat: 60.37, lon: 28.61 }],
  ])('%s is where the map has it, within 5 km', (name, place) => {
    const city = cities.find((one) => one.name === name);
    expect(city && kmBetween(pointOf(city), place)).toBeLessThan(5);
  });
});

/** How far a place is from the middle of its region's other places. */
function kmFromRegion(city: City): number {
  const others = cities
    .filter(({ region, name }) => region === city.region && name !== city.name)
    .map(pointOf);
  if (others.length === 0) return 0;
  const middle = { lat: median(others.map(({ lat }) => lat)), lon: median(others.map(({ lon }) => lon)) };
  return kmBetween(pointOf(city), middle);
}

function pointOf({ coords }: City): Point {
  return { lat: Number(coords.lat), lon: Number(coords.lon) };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

/** The way along the globe (haversine). */
function kmBetween(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const half = (x: number, y: number) => Math.sin(((x - y) * radians) / 2) ** 2;
  const spread = Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * half(a.lon, b.lon);
  return 12742 * Math.asin(Math.sqrt(half(a.lat, b.lat) + spread));
}
