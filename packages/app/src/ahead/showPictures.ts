import { photoPath, type MemberCard } from '@iskra/api-contract';
import { stillPassed, type Passed } from '../model/encounters/stillPassed';
import type { CallAhead } from '../shared/pageConfig';
import { keptValue } from './keptValue';

/** Lays the first photos of an answer into the places that the opening page keeps for them; the screen shows the same. */
export async function showPictures(kind: CallAhead['pictures'], asked: Promise<Response>): Promise<void> {
  const answer = (await asked).clone();
  if (!answer.ok) return;
  const { users } = (await answer.json()) as { users: MemberCard[] };
  const photos = kind === 'deck' ? deckPhotos(users) : gridPhotos(users);
  document.querySelectorAll('.opening > span').forEach((place, at) => {
    const src = photos[at];
    if (src) place.append(picture(src));
  });
}

/** Of people nearby, as their cards show them. */
function gridPhotos(people: readonly MemberCard[]): (string | null)[] {
  return people.map(({ main_image: path }) => path && photoPath(path, 'md'));
}

/** Of the first candidate: whoever was passed is asked for and left out. */
function deckPhotos(people: readonly MemberCard[]): (string | undefined)[] {
  const passed = stillPassed((keptValue<Passed[]>('passed') ?? []) as Passed[], Date.now());
  return [people.find(({ id }) => !passed.has(id))?.images?.[0]];
}

function picture(src: string): HTMLImageElement {
  return Object.assign(new Image(), { src, alt: '', fetchPriority: 'high' });
}
