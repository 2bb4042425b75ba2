import type { CallAhead, OpeningCandidate } from '@iskra/api-contract/ahead';
import { stillPassed, type Passed } from '../model/encounters/stillPassed';
import { keptValue } from './keptValue';

export type Shows = NonNullable<CallAhead['shows']>;

/** Lays photos into the places that the opening page keeps for them, where the screen shows the same; says whether there were any. */
export function showPhotos(shows: Shows, found: readonly unknown[]): boolean {
  const photos = shows === 'deck' ? [nextPhoto(found as OpeningCandidate[])] : (found as (string | null)[]);
  document.querySelectorAll('.opening > span').forEach((place, at) => {
    const src = photos[at];
    if (src) place.append(Object.assign(new Image(), { src, alt: '', fetchPriority: 'high' }));
  });
  return photos.some(Boolean);
}

/** Whoever was passed is asked for and left out. */
function nextPhoto(candidates: readonly OpeningCandidate[]): string | undefined {
  const passed = stillPassed((keptValue<Passed[]>('passed') ?? []) as Passed[], Date.now());
  return candidates.find(({ id }) => !passed.has(id))?.photo;
}
