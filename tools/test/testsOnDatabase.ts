import { readRepository } from './changed/readRepository';

const isServerTest = (file: string) =>
  /^(packages\/server\/src|tools\/gen\/templates\/resource)\/.*\.test\.ts$/.test(file);

/**
 * The tests of the server that can tell one database from another: they, or what they import, ask for the address of
 * one that the tests are given. The others say the same on every database, so one run of them is enough.
 */
export function testsOnDatabase(): string[] {
  const { sources, graph } = readRepository([]);
  const askers = [...sources].filter(([, source]) => /\benv\b.*_URL_TEST/.test(source)).map(([file]) => file);
  return [...graph.reachedFrom(askers).keys()].filter(isServerTest).sort();
}
