import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { withAnswers } from './knownLocales';

const modules = path.resolve(import.meta.dirname, '../../../node_modules');
/** Where the imports of the edited code are found as those of the original are. */
const edited = path.join(modules, '.cache/known-locales/intl-messageformat.js');
const original = path.join(modules, 'intl-messageformat/index.js');

interface Format {
  readonly IntlMessageFormat: new (text: string, locale: string) => { format(values: object): unknown };
}

const load = async (file: string) => (await import(pathToFileURL(file).href)) as Format;

it('writes every number as react-intl does, and asks nothing [I18-01]', async () => {
  mkdirSync(path.dirname(edited), { recursive: true });
  writeFileSync(edited, withAnswers(readFileSync(original, 'utf8')));
  const [ours, theirs] = [await load(edited), await load(original)];
  const text = '{count, plural, one {# like} few {# likes} many {# likes} other {# of likes}}';
  const written = ({ IntlMessageFormat }: Format, locale: string, count: number) =>
    new IntlMessageFormat(text, locale).format({ count });
  // Minus zero becomes zero: no count is the former.
  const numbers = fc
    .oneof(fc.integer({ min: -1100, max: 1100 }), fc.integer(), fc.double())
    .map((count) => count + 0);
  fc.assert(
    fc.property(fc.constantFrom('ru', 'en'), numbers, (locale, count) => {
      expect(written(ours, locale, count)).toBe(written(theirs, locale, count));
    }),
    { numRuns: 500 },
  );
  const asked = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  expect(written(ours, 'ru', 5)).toBe('5 likes');
  expect(asked).not.toHaveBeenCalled();
});

it('says so when react-intl asks elsewhere', () =>
  expect(() => withAnswers('export {}')).toThrow('elsewhere'));
