import type { Dialogue } from '../entities';
import type { Gender } from '../values';
import type { WritingFacts } from './writing';

type Side = Dialogue['otherUser'];

/** The other of a dialogue, before deciding what may be shown of them. */
interface OtherFacts extends Pick<Side, 'id' | 'name' | 'age' | 'gender' | 'image' | 'online'> {
  readonly suspendedReason: string | null;
}

/** The other side as its viewer may see it (D-33). */
export function dialogueSide(
  other: OtherFacts,
  { iBlock, theyBlock }: Pick<WritingFacts, 'iBlock' | 'theyBlock'>,
): Side {
  const { id, name, age, gender, image, online, suspendedReason } = other;
  return {
    ...{ id, is_deleted: false, name, age, gender },
    // Those whom they block may not open it, nor anybody while they are suspended (decision 0014).
    image: theyBlock || suspendedReason !== null ? null : image,
    online: !theyBlock && online,
    block: iBlock,
    current_blocked: theyBlock,
  };
}

/** Nothing is left of them but that there was a dialogue (D-36). */
export function deletedSide(id: number, me: { readonly gender: Gender }): Side {
  const gender = me.gender === 'male' ? 'female' : 'male';
  const unknown = { name: '', age: null, image: null, online: false, block: false, current_blocked: false };
  return { id, is_deleted: true, gender, ...unknown };
}
