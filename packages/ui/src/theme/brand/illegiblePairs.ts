import { contrastPairs, type ContrastPair } from '../contrastPairs';
import { contrastRatio } from '../contrastRatio';
import type { Roles } from '../roles';

/** A pair that may meet on a screen and cannot be read. */
export interface IllegiblePair extends ContrastPair {
  /** What it has, to one. */
  readonly ratio: number;
}

/** The pairs with less contrast than they need, the worst first. */
export function illegiblePairs(roles: Roles): readonly IllegiblePair[] {
  return contrastPairs
    .map((pair) => ({ ...pair, ratio: contrastRatio(roles[pair.text], roles[pair.on]) }))
    .filter(({ ratio, min }) => ratio < min)
    .sort((a, b) => a.ratio / a.min - b.ratio / b.min);
}
