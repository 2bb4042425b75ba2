import type { ThemeColoursAndCorners as Theme } from '../designTokens/buildDesignTokens';
import { illegiblePairs } from './illegiblePairs';

/** Throws when text of a theme cannot be read where it may stand, with the names of all such pairs. */
export function refuseIllegible({ light, dark }: Theme): void {
  const faults = Object.entries({ light, dark }).flatMap(([theme, roles]) =>
    illegiblePairs(roles).map(
      ({ text, on, ratio, min }) =>
        `${theme}: ${text} on ${on} has ${ratio.toFixed(2)}:1 instead of ${min}:1`,
    ),
  );
  if (faults.length > 0) throw new Error(`Not legible:\n${faults.join('\n')}`);
}
