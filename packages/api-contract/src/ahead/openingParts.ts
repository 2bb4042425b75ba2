import type { Dialogue, MemberCard } from '../entities';
import { photoPath } from '../photoPath';
import { systemContents } from '../systemContents';
import type { CallAhead } from './callAhead';

/** What a row of the opening page says in words of its own; `{text}` stands for what the member wrote. */
export interface OpeningWords {
  readonly you: string;
  readonly matched: string;
  readonly deleted: string;
}

/** Of a candidate: the page leaves out whom its device knows as passed. */
export interface OpeningCandidate {
  readonly id: number;
  readonly photo: string | undefined;
}

/** Of a dialogue, as its row in the list shows it. */
export interface OpeningRow {
  readonly name: string;
  readonly photo: string | null;
  readonly text: string;
  readonly unread: number;
}

/** For whom rows are worded, in which words. */
interface Reader {
  readonly memberId: number;
  readonly words?: OpeningWords | undefined;
}

/** What the opening page shows of a call's answer, before the code of its screen has come. */
export function openingParts(
  shows: CallAhead['shows'] & string,
  answer: unknown,
  reader: Reader,
): readonly unknown[] {
  if (shows === 'rows')
    return (answer as { dialogs: Dialogue[] }).dialogs.map((dialogue) => rowOf(dialogue, reader));
  const { users } = answer as { users: MemberCard[] };
  return shows === 'deck' ? users.map(candidateOf) : users.map(photoOf);
}

const photoOf = ({ main_image: photo }: MemberCard) => photo && photoPath(photo, 'md');

const candidateOf = ({ id, images = [] }: MemberCard): OpeningCandidate => ({ id, photo: images[0] });

function rowOf({ otherUser, lastMessage, unread }: Dialogue, { memberId, words }: Reader): OpeningRow {
  const { name, image, is_deleted: isDeleted } = otherUser;
  return {
    name: isDeleted && words ? words.deleted : name,
    photo: image && photoPath(image, 'sm'),
    text: words ? said(lastMessage, memberId, words) : '',
    unread,
  };
}

function said(last: Dialogue['lastMessage'], memberId: number, { you, matched }: OpeningWords): string {
  if (!last) return '';
  if (last.type === 'system' && last.content === systemContents.matched) return matched;
  return last.sender_id === memberId ? you.replace('{text}', () => last.content) : last.content;
}
