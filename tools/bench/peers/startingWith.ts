import { towns } from '../towns';

const keys = towns.map((town) => town.toLowerCase());

/** Towns that start with what was typed, for peers that leave the search to their user. */
export function startingWith(typed: string): string[] {
  const key = typed.toLowerCase();
  return key === '' ? towns : towns.filter((_town, at) => keys[at]?.startsWith(key));
}
