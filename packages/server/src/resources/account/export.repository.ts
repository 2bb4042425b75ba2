import { isPremium, premiumStatus } from '@iskra/api-contract/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { appeals, blocks, likes, reports, sessions, users } from '../../db/schema';
import type { PhotoRow, UserRow } from '../../db/schema';
import { viewDialogues } from '../dialogues/dialogues.repository';
import { countReceived, pageOfLikers } from '../likes/likes.repository';
import { presentUser } from '../members/members.present';
import { visibleTo } from '../members/members.policy';
import { presentMessage } from '../messages/messages.present';
import { pageOfMessages } from '../messages/messages.repository';

const pageSize = 500;

/** All that is kept of a member but dialogues. Who likes them is told only as they may see it (D-05). */
export async function recordsToExport(db: Database, me: UserRow, photos: readonly PhotoRow[], now: Date) {
  return {
    exported_at: now.toISOString(),
    registered_at: me.createdAt.toISOString(),
    user: presentUser(me, photos, now),
    premium: premiumStatus(me, now),
    likes_given: await likesGiven(db, me.id),
    likes_received: await likesReceived(db, me, now),
    ...(await safetyRecords(db, me.id)),
    sessions: await db
      .select({
        started_at: sessions.createdAt,
        seen_at: sessions.seenAt,
        browser: sessions.browser,
        system: sessions.system,
      })
      .from(sessions)
      .where(eq(sessions.userId, me.id))
      .orderBy(asc(sessions.createdAt)),
  };
}

/** Each dialogue of the member's list with what the member can read there. */
export async function* dialoguesToExport(db: Database, userId: number, now: Date) {
  const views = await viewDialogues(db, userId, now);
  for (const { dialogue, other, otherId } of views) {
    const said = await allMessages(db, dialogue.id, userId);
    const together = { dialog_id: dialogue.id, with: { user_id: otherId, name: other?.name ?? null } };
    yield { ...together, messages: said };
  }
}

async function allMessages(db: Database, dialogueId: number, userId: number) {
  const all = [];
  for (let after = 0, hasMore = true; hasMore; after = all.at(-1)?.id ?? after) {
    const page = await pageOfMessages(db, dialogueId, userId, { after, limit: pageSize });
    all.push(...page.messages.map(({ row, quoted }) => presentMessage(row, userId, quoted)));
    hasMore = page.hasMore;
  }
  return all;
}

/** Everybody for a premium member; for a regular one the number that the page shows. */
async function likesReceived(db: Database, me: UserRow, now: Date) {
  const everybody = { limit: 1_000_000_000, offset: 0 };
  if (!isPremium(me, now)) return { count: await countReceived(db, me.id, everybody.limit) };
  const likers = await pageOfLikers(db, me.id, everybody);
  return { count: likers.length, from: likers.map(({ id, name }) => ({ user_id: id, name })) };
}

function likesGiven(db: Database, userId: number) {
  return db
    .select({ user_id: likes.toId, name: users.name, at: likes.createdAt })
    .from(likes)
    .leftJoin(users, and(eq(users.id, likes.toId), visibleTo(userId)))
    .where(eq(likes.fromId, userId))
    .orderBy(asc(likes.id));
}

async function safetyRecords(db: Database, userId: number) {
  const blocked = await db
    .select({ user_id: blocks.blockedId, reason: blocks.reason, at: blocks.createdAt })
    .from(blocks)
    .where(eq(blocks.blockerId, userId))
    .orderBy(asc(blocks.createdAt), asc(blocks.blockedId));
  const reported = await db
    .select({
      user_id: reports.reportedId,
      reason: reports.reason,
      comment: reports.comment,
      at: reports.createdAt,
      outcome: reports.outcome,
      closed_at: reports.resolvedAt,
      message_ids: sql<number[]>`coalesce(
        (select json_agg(message_id order by message_id) from report_messages where report_id = reports.id), '[]')`,
      photo_keys: sql<string[]>`coalesce(
        (select json_agg(photo_key order by photo_key) from report_photos where report_id = reports.id), '[]')`,
    })
    .from(reports)
    .where(eq(reports.reporterId, userId))
    .orderBy(asc(reports.createdAt), asc(reports.id));
  const appealed = await db
    .select({
      text: appeals.content,
      at: appeals.createdAt,
      reason: appeals.reason,
      decision: appeals.decision,
      answer: appeals.answer,
    })
    .from(appeals)
    .where(eq(appeals.userId, userId))
    .orderBy(asc(appeals.id));
  return { blocks: blocked, reports: reported, appeals: appealed };
}
