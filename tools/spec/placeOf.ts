/** Where an id can stand: the code that fulfils it, or the kinds of test that prove it, in the order they are listed. */
export const places = [
  'code',
  'unit',
  'server',
  'contract',
  'story',
  'journey',
  'reliability',
  'walk',
] as const;

export type Place = (typeof places)[number];

/** The first that fits says what a file is; null is what only helps tests. */
const rules: readonly (readonly [RegExp, Place | null])[] = [
  [/\.stories\.tsx$/, 'story'],
  [/^e2e\/.*\.spec\.ts$/, 'journey'],
  [/^reliability\/.*\.test\.ts$/, 'reliability'],
  [/^walk\/.*\.test\.ts$/, 'walk'],
  [/^packages\/api-contract\/src\/suite\/cases\//, 'contract'],
  [/^packages\/server\/.*\.test\.ts$/, 'server'],
  [/\.test\.tsx?$/, 'unit'],
  [/^packages\/[^/]+\/src\/(test|contract|suite|http\/walk)\//, null],
  [/^packages\/[^/]+\/src\//, 'code'],
];

/** What a file is to the specification; null when it neither fulfils nor proves. */
export function placeOf(file: string): Place | null {
  return rules.find(([pattern]) => pattern.test(file))?.[1] ?? null;
}
