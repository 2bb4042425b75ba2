import {
  notFound,
  Refused,
  writingFacts,
  type DialogueSides,
  type WritingFacts,
} from '@iskra/api-contract/rules';
import { and, eq, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { dialogues, type UserRow } from '../../db/schema';
import { seenMember } from '../members/members.repository';

/** Dialogues in a member's list: only those may the member read, write in and subscribe to (D-09, D-32). */
export function shownTo(userId: number | Placeholder): SQL | undefined {
  return or(
    and(eq(dialogues.lowId, userId), dialogues.isShownToLow),
    and(eq(dialogues.highId, userId), dialogues.isShownToHigh),
  );
}

export const isBlockedEitherWay = sql<boolean>`exists (select 1 from blocks b
  where (b.blocker_id = dialogues.low_id and b.blocked_id = dialogues.high_id)
    or (b.blocker_id = dialogues.high_id and b.blocked_id = dialogues.low_id))`;

/** What the database knows of a dialogue and its two sides. */
interface ReadSides extends Omit<DialogueSides, 'me' | 'isKept'> {
  readonly dialogue: { readonly isKeptAvailable: boolean };
}

/** What the rules ask about writing in a dialogue (D-14). */
export function dialogueFacts(read: ReadSides, me: UserRow, now: Date): WritingFacts {
  const { dialogue, other, iBlock, theyBlock, isMutual, openedToday } = read;
  const isKept = dialogue.isKeptAvailable;
  return writingFacts({ me, other, iBlock, theyBlock, isMutual, isKept, openedToday }, now);
}

/** Whom a member may begin a dialogue with: 404 for one they may not see, 403 for one of their gender. */
export async function partnerFor(db: Database, me: UserRow, userId: number): Promise<UserRow> {
  if (userId === me.id) throw notFound();
  const other = await seenMember(db, me.id, userId);
  if (other.gender === me.gender) throw new Refused(403, 'sameGender');
  return other;
}
