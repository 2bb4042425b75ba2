import { dayBefore, type DialogueToHear } from '@iskra/api-contract/rules';
import { and, desc, eq, gt, inArray, ne, not, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { oncePerDatabase } from '../../db/oncePerDatabase';
import { dialogues, messages, users } from '../../db/schema';
import { isBlockedEitherWay, shownTo } from './dialogues.policy';

/** The dialogue of two members, begun if there is none; that alone shows it to nobody (D-15). */
export async function findOrBegin(db: Database, one: number, other: number, now: Date): Promise<number> {
  const [lowId, highId] = one < other ? [one, other] : [other, one];
  for (;;) {
    const [found] = await db
      .select({ id: dialogues.id })
      .from(dialogues)
      .where(and(eq(dialogues.lowId, lowId), eq(dialogues.highId, highId)));
    if (found) return found.id;
    // Ids are random: a taken one is drawn again.
    await db.insert(dialogues).values({ lowId, highId, lastActivityAt: now }).onConflictDoNothing();
  }
}

/** What a new message has to respect. */
interface LockedDialogue {
  /** When the last message was sent; a new one is never earlier, even if the clock was set back. */
  readonly lastActivityAt: Date;
  readonly isBlocked: boolean;
}

/** Others wait until the transaction ends, so that messages have one order by id, by time and by commit. */
export async function lockDialogue(tx: Database, dialogueId: number): Promise<LockedDialogue | null> {
  const isIt = eq(dialogues.id, dialogueId);
  const lastActivityAt = dialogues.lastActivityAt;
  const [locked] = await tx.select({ lastActivityAt }).from(dialogues).where(isIt).for('update');
  if (!locked) return null;
  // A statement of its own: the one that waited for the lock does not see a block made meanwhile.
  const [facts] = await tx.select({ isBlocked: isBlockedEitherWay }).from(dialogues).where(isIt);
  return { ...locked, isBlocked: facts?.isBlocked ?? true };
}

/** Other dialogues that a member opened in these 24 hours; locks the member until the transaction ends. */
export async function countOpenedToday(tx: Database, userId: number, dialogueId: number, now: Date) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const isToday = and(
    eq(dialogues.openedBy, userId),
    ne(dialogues.id, dialogueId),
    gt(dialogues.openedAt, dayBefore(now)),
  );
  return tx.$count(dialogues, isToday);
}

/** Adds the dialogue to a member's list as if it began now; does nothing if it is there. */
export async function showTo(db: Database, dialogueId: number, userId: number, now: Date): Promise<void> {
  const sides = [
    [dialogues.lowId, dialogues.isShownToLow, { isShownToLow: true, lowShownAt: now }],
    [dialogues.highId, dialogues.isShownToHigh, { isShownToHigh: true, highShownAt: now }],
  ] as const;
  for (const [side, isShown, shown] of sides) {
    const isHidden = and(eq(dialogues.id, dialogueId), eq(side, userId), not(isShown));
    await db.update(dialogues).set(shown).where(isHidden);
  }
}

/** Keeps the dialogue open for good, as it was available once (D-14). `opener` used one of the day's new dialogues. */
export async function keepOpen(
  db: Database,
  dialogueId: number,
  opener?: { id: number; at: Date },
): Promise<void> {
  const opened = opener ? { openedBy: opener.id, openedAt: opener.at } : {};
  await db
    .update(dialogues)
    .set({ isKeptAvailable: true, ...opened })
    .where(eq(dialogues.id, dialogueId));
}

/** Puts a new message into the recipient's list; true when the dialogue was not there before. */
export async function noteMessage(
  tx: Database,
  message: { readonly id: number; readonly dialogueId: number; readonly createdAt: Date },
  recipientId: number,
): Promise<boolean> {
  const before = tx
    .select({ id: dialogues.id, wasShown: sql<boolean>`${wasShownTo(recipientId)}`.as('was_shown') })
    .from(dialogues)
    .where(eq(dialogues.id, message.dialogueId))
    .for('update')
    .as('before');
  const [noted] = await tx
    .update(dialogues)
    .set({
      lastMessageId: message.id,
      lastActivityAt: message.createdAt,
      isShownToLow: sql`dialogues.is_shown_to_low or dialogues.low_id = ${recipientId}`,
      isShownToHigh: sql`dialogues.is_shown_to_high or dialogues.high_id = ${recipientId}`,
    })
    .from(before)
    .where(eq(dialogues.id, before.id))
    .returning({ wasShown: before.wasShown });
  return noted?.wasShown === false;
}

const wasShownTo = (userId: number) =>
  sql`case when dialogues.low_id = ${userId} then dialogues.is_shown_to_low else dialogues.is_shown_to_high end`;

/** The dialogue of two members, or null when none was begun. */
export async function findDialogue(db: Database, one: number, other: number): Promise<number | null> {
  const [lowId, highId] = one < other ? [one, other] : [other, one];
  const isTheirs = and(eq(dialogues.lowId, lowId), eq(dialogues.highId, highId));
  const [found] = await db.select({ id: dialogues.id }).from(dialogues).where(isTheirs);
  return found?.id ?? null;
}

/** The number of the one whom `me` talks to. */
export const otherSideOf = (me: number | Placeholder) =>
  sql<number>`case when dialogues.low_id = ${me} then dialogues.high_id else dialogues.low_id end`.mapWith(
    Number,
  );

/** The last message hidden from a member who deleted the conversation (D-32). */
export const clearedTo = (userId: number | Placeholder | SQL) =>
  sql`case when dialogues.low_id = ${userId} then dialogues.low_cleared_to else dialogues.high_cleared_to end`;

/** Those of these dialogues that are in a member's list, with what decides about a subscription (D-09). */
export async function dialoguesToHear(
  db: Database,
  ids: readonly number[],
  userId: number,
): Promise<Map<number, DialogueToHear>> {
  const rows = await listedDialogues(db).execute({ ids: `{${ids.join(',')}}`, me: userId });
  return new Map(rows.map(({ id, isBlocked }) => [id, { isShown: true, isBlocked }]));
}

const listedDialogues = oncePerDatabase((db) =>
  db
    .select({ id: dialogues.id, isBlocked: isBlockedEitherWay })
    .from(dialogues)
    .where(and(sql`dialogues.id = any(${sql.placeholder('ids')}::bigint[])`, shownTo(sql.placeholder('me'))))
    .prepare('listed_dialogues'),
);

export async function isShownTo(db: Database, dialogueId: number, userId: number): Promise<boolean> {
  return (await db.$count(dialogues, and(eq(dialogues.id, dialogueId), shownTo(userId)))) > 0;
}

/** The members who have a dialogue with this one in their list. */
export async function partnersOf(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: otherSideOf(userId) })
    .from(dialogues)
    .where(
      or(
        and(eq(dialogues.lowId, userId), dialogues.isShownToHigh),
        and(eq(dialogues.highId, userId), dialogues.isShownToLow),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Removes the dialogues of a deleted account that nobody is left to read (D-36). */
export async function removeOrphaned(tx: Database, goneId: number): Promise<void> {
  const isGone = sql`not exists (select 1 from users where users.id = ${goneId})`;
  const isLowThere = sql`(is_shown_to_low and exists (select 1 from users where users.id = dialogues.low_id))`;
  const isHighThere = sql`(is_shown_to_high and exists (select 1 from users where users.id = dialogues.high_id))`;
  await tx
    .delete(dialogues)
    .where(
      and(
        or(eq(dialogues.lowId, goneId), eq(dialogues.highId, goneId)),
        isGone,
        sql`not ${isLowThere}`,
        sql`not ${isHighThere}`,
      ),
    );
}

/** Ids of a member's dialogues, the newest first. */
export async function dialogueIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: dialogues.id })
    .from(dialogues)
    .where(shownTo(userId))
    .orderBy(desc(movedAt(userId)), desc(dialogues.id));
  return rows.map(({ id }) => id);
}

/**
 * When a dialogue last moved to the top of a member's list: its last message, or its arrival in that list. When the
 * other's like began it must not show (D-05).
 */
const movedAt = (me: number | Placeholder) => sql`case when dialogues.last_message_id is null
  then coalesce(${shownAt(me)}, dialogues.last_activity_at)
  else greatest(${shownAt(me)}, dialogues.last_activity_at) end`;

const shownAt = (me: number | Placeholder) =>
  sql`case when dialogues.low_id = ${me} then dialogues.low_shown_at else dialogues.high_shown_at end`;

/** A part of a member's list of dialogues; without a limit all that is left. */
interface Part {
  readonly limit?: number | null;
  /** The dialogue that the previous part ended with. */
  readonly before?: number | null;
}

/** A member's dialogues with all that their list and D-14 ask, in one query; the newest first. */
export function viewDialogues(
  db: Database,
  me: number,
  now: Date,
  { limit = null, before = null }: Part = {},
): Promise<DialogueView[]> {
  return viewsOf(db).execute({ me, limit, before, dayAgo: dayBefore(now).toISOString() });
}

/** One dialogue in a member's list, or null. */
export async function viewDialogue(
  db: Database,
  me: number,
  now: Date,
  id: number,
): Promise<DialogueView | null> {
  const [view] = await viewById(db).execute({ me, id, dayAgo: dayBefore(now).toISOString() });
  return view ?? null;
}

const me = sql.placeholder('me');

const viewsOf = oncePerDatabase((db) => selectViews(db, pageOfViews(db)).prepare('views_of'));

/** Asked with every message: planned once for each connection. */
const viewById = oncePerDatabase((db) =>
  selectViews(db, and(shownTo(me), eq(dialogues.id, sql.placeholder('id')))).prepare('view_by_id'),
);

/** Selects the dialogues of the page first, so that the rest is computed for those alone. */
function pageOfViews(db: Database): SQL {
  const cursor = sql`(select ${movedAt(me)}, dialogues.id from dialogues
    where dialogues.id = ${sql.placeholder('before')}::bigint)`;
  const isOlder = sql`(${sql.placeholder('before')}::bigint is null or (${movedAt(me)}, dialogues.id) < ${cursor})`;
  const page = db
    .select({ id: dialogues.id })
    .from(dialogues)
    .where(and(shownTo(me), isOlder))
    .orderBy(desc(movedAt(me)), desc(dialogues.id))
    .limit(sql.placeholder('limit'));
  return inArray(dialogues.id, page);
}

/** What the list shows of the other side. */
export const otherColumns = {
  id: users.id,
  name: users.name,
  gender: users.gender,
  birthDate: users.birthDate,
  mainPhotoKey: users.mainPhotoKey,
  premiumUntil: users.premiumUntil,
  onlineUntil: users.onlineUntil,
  isDemoOnline: users.isDemoOnline,
  suspendedReason: users.suspendedReason,
};

const lastColumns = {
  id: messages.id,
  content: messages.content,
  type: messages.type,
  senderId: messages.senderId,
  createdAt: messages.createdAt,
};

function selectViews(db: Database, where: SQL | undefined) {
  const otherId = otherSideOf(me);
  return db
    .select({
      dialogue: { id: dialogues.id, isKeptAvailable: dialogues.isKeptAvailable },
      /** The number of the other side; `other` is null once that account is deleted (D-36). */
      otherId,
      other: otherColumns,
      lastMessage: lastColumns,
      unreadIds: sql<number[]>`coalesce((select json_agg(m.id order by m.id) from messages m
        where m.recipient_id = ${me} and m.dialogue_id = dialogues.id and m.read_at is null
          and m.id > ${clearedTo(me)}), '[]'::json)`,
      iBlock: sql<boolean>`exists (select 1 from blocks b where b.blocker_id = ${me} and b.blocked_id = users.id)`,
      theyBlock: sql<boolean>`exists (select 1 from blocks b where b.blocker_id = users.id and b.blocked_id = ${me})`,
      isMutual: sql<boolean>`(exists (select 1 from likes l where l.from_id = ${me} and l.to_id = users.id)
        and exists (select 1 from likes l where l.from_id = users.id and l.to_id = ${me}))`,
      openedToday: sql<number>`(select count(*)::int from dialogues d
        where d.opened_by = ${me} and d.opened_at > ${sql.placeholder('dayAgo')}::timestamptz)`,
    })
    .from(dialogues)
    .leftJoin(users, eq(users.id, otherId))
    .leftJoin(messages, and(eq(messages.id, dialogues.lastMessageId), sql`messages.id > ${clearedTo(me)}`))
    .where(where)
    .orderBy(desc(movedAt(me)), desc(dialogues.id));
}

type Query = ReturnType<typeof selectViews>;
export type DialogueView = Awaited<ReturnType<Query['execute']>>[number];
