import type { MemberCard } from '../entities';
import { photoPath } from '../photoPath';

/** Of a candidate: the page leaves out whom its device knows as passed. */
export interface OpeningCandidate {
  readonly id: number;
  readonly photo: string | undefined;
}

/** The photos of an answer as the opening page shows them: of cards nearby, or of candidates. */
export function openingPhotos(
  shows: 'grid' | 'deck',
  { users }: { users: readonly MemberCard[] },
): readonly unknown[] {
  return shows === 'deck' ? users.map(candidateOf) : users.map(photoOf);
}

const photoOf = ({ main_image: photo }: MemberCard) => photo && photoPath(photo, 'md');

const candidateOf = ({ id, images = [] }: MemberCard): OpeningCandidate => ({ id, photo: images[0] });
