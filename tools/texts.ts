/**
 * Compiles the texts of the app: Russian from the sources' `defaultMessage`, others from a file each: `en.json`.
 * `npm run texts` writes the catalogues; `npm run texts -- --check` fails when they are not up to date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@iskra/api-contract';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'packages/app/src/shared/i18n');

/** Those that are not written in the sources, each in a file of its own. */
const translated = limits.locales.filter((locale) => locale !== 'ru');

const areas = JSON.parse(readFileSync(path.join(folder, 'areas.json'), 'utf8')) as Record<string, string[]>;

type Texts = Record<string, string>;
type Compiled = Record<string, unknown>;

const scratch = mkdtempSync(path.join(tmpdir(), 'iskra-texts-'));
try {
  main(process.argv.includes('--check'));
} finally {
  rmSync(scratch, { recursive: true });
}

function main(isCheck: boolean): void {
  const ru = extract();
  const translations = Object.fromEntries(translated.map((locale) => [locale, read(locale)]));
  const problems = [
    ...homeless(ru),
    ...Object.entries(translations).flatMap(([locale, texts]) => mismatches(ru, texts, locale)),
    ...Object.entries({ ru, ...translations }).flatMap(([locale, texts]) => badPlurals(texts, locale)),
  ];
  for (const [locale, texts] of Object.entries({ ru, ...translations }))
    for (const [name, catalog] of Object.entries(byArea(compile(texts)))) {
      const file = path.join(folder, 'catalogs', `${name}.${locale}.json`);
      const text = `${JSON.stringify(catalog)}\n`;
      if (!isCheck) writeFileSync(file, text);
      else if (!existsSync(file) || readFileSync(file, 'utf8') !== text)
        problems.push(`${path.basename(file)} is not up to date: npm run texts`);
    }
  for (const problem of problems) console.error(`texts: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`texts: ${Object.keys(ru).length} in ${limits.locales.join(', ')}`);
}

function read(locale: string): Texts {
  return JSON.parse(readFileSync(path.join(folder, `${locale}.json`), 'utf8')) as Texts;
}

/** Splits a catalogue by the first part of the ids, as `areas.json` says. */
function byArea(compiled: Compiled): Record<string, Compiled> {
  const entries = Object.entries(compiled);
  return Object.fromEntries(
    Object.entries(areas).map(([area, heads]) => [
      area,
      Object.fromEntries(entries.filter(([id]) => heads.includes(head(id)))),
    ]),
  );
}

function homeless(ru: Texts): string[] {
  const known = Object.values(areas).flat();
  return Object.keys(ru)
    .filter((id) => !known.includes(head(id)))
    .map((id) => `${id} belongs to no area of areas.json`);
}

function head(id: string): string {
  return id.split('.')[0] ?? '';
}

function extract(): Texts {
  const file = path.join(scratch, 'ru.json');
  formatjs('extract', 'packages/app/src/**/messages.ts', '--format', 'simple', '--out-file', file);
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}

/** A text without arguments stays a string, the others become trees that need no parser in the page. */
function compile(texts: Texts): Compiled {
  const source = path.join(scratch, 'source.json');
  const target = path.join(scratch, 'compiled.json');
  writeFileSync(source, JSON.stringify(texts));
  formatjs('compile', source, '--ast', '--out-file', target, '--format', 'simple');
  const trees = JSON.parse(readFileSync(target, 'utf8')) as Record<string, { type: number; value: string }[]>;
  const sorted = Object.entries(trees).sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(
    sorted.map(([id, tree]) => [id, tree.length === 1 && tree[0]?.type === 0 ? tree[0].value : tree]),
  );
}

function mismatches(ru: Texts, texts: Texts, locale: string): string[] {
  const missing = Object.keys(ru).filter((id) => !texts[id]);
  const unknown = Object.keys(texts).filter((id) => !(id in ru));
  const differing = Object.keys(ru).filter((id) => texts[id] && names(texts[id]) !== names(ru[id] ?? ''));
  return [
    ...missing.map((id) => `${id} is not translated to ${locale}`),
    ...unknown.map((id) => `${id} is translated to ${locale} but not used`),
    ...differing.map((id) => `${id} has other arguments in ${locale}`),
  ];
}

/** The arguments of a text, in order of name. */
function names(text: string): string {
  return [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].sort().join();
}

/** Russian counts in four forms, English in two; a missing one is a text that reads wrong. */
function badPlurals(texts: Texts, locale: string): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return Object.entries(texts)
    .filter(([, text]) => text.includes(', plural,') && !forms.every((form) => text.includes(`${form} {`)))
    .map(([id]) => `${id} lacks one of the plural forms of ${locale}: ${forms.join(', ')}`);
}

function formatjs(...args: string[]): void {
  execFileSync('npx', ['formatjs', ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
