import { isPremium, mayLikeAnew, notFound, Refused } from '@iskra/api-contract/rules';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { inTransaction } from '../../db/inTransaction';
import type { UserRow } from '../../db/schema';
import { enqueue, publishQueued } from '../../realtime/outbox';
import { findOrBegin, keepOpen, showTo } from '../dialogues/dialogues.repository';
import { mainImage } from '../members/members.present';
import { seenMember } from '../members/members.repository';
import { addMatchMessage } from '../messages/addMatchMessage';
import { addLike, hasLike, holdPair, noteTold } from './likes.repository';
import { likesLeft } from './likesLeft';

/**
 * Likes a member: once, within the day's likes (D-04). Both learn of a mutual like at once, of any other the recipient
 * after a while.
 */
export async function likeMember(deps: Deps, me: UserRow, userId: number, now: Date) {
  const done = await inTransaction(deps.db, (tx) => like(deps, tx, me, userId, now));
  await publishQueued(deps, done.queued);
  if (done.isNew && !done.isMatch) deps.likeNotices.wake();
  const { left } = await likesLeft(deps.db, me, now, deps.config.likesPerDay);
  return { dialog_id: done.dialogueId, likes_left: left };
}

async function like(deps: Deps, tx: Database, me: UserRow, userId: number, now: Date) {
  await holdPair(tx, me.id, userId);
  if (userId === me.id) throw notFound();
  const other = await seenMember(tx, me.id, userId);
  const isNew = !(await hasLike(tx, me.id, userId));
  const theyLikeMe = await hasLike(tx, userId, me.id);
  const facts = { isPaused: other.isPaused, amPremium: isPremium(me, now), theyLikeMe };
  if (isNew && !mayLikeAnew(facts)) throw notFound();
  if (isNew) await useLike(deps, tx, me, userId, now);
  const dialogueId = me.gender === other.gender ? null : await findOrBegin(tx, me.id, userId, now);
  if (dialogueId !== null) await showTo(tx, dialogueId, me.id, now);
  const isMatch = theyLikeMe;
  if (isMatch) await deps.likeNotices.drop(tx, userId, me.id);
  else if (isNew) await deps.likeNotices.hold(tx, me.id, userId, now);
  const queued = isNew && isMatch ? await match(tx, me, other, dialogueId, now) : [];
  queued.push(await enqueue(tx, 'listsChanged', me.id, { dialog_id: dialogueId }));
  return { dialogueId, queued, isNew, isMatch };
}

async function useLike(deps: Deps, tx: Database, me: UserRow, userId: number, now: Date): Promise<void> {
  const { left, resetsAt } = await likesLeft(tx, me, now, deps.config.likesPerDay);
  if (left === 0) throw new Refused(402, 'likesUsedUp', { resetsAt });
  await addLike(tx, me.id, userId, now);
}

/**
 * Shows the dialogue to both, with a system message in it, and notifies both: the other at most once a day, however often
 * the like is taken back and given again.
 */
async function match(tx: Database, me: UserRow, other: UserRow, dialogueId: number | null, now: Date) {
  const queued: number[] = [];
  const isNews = await noteTold(tx, me.id, other.id, now);
  if (dialogueId !== null) await keepOpen(tx, dialogueId);
  if (dialogueId !== null && isNews) {
    await showTo(tx, dialogueId, other.id, now);
    queued.push(...(await addMatchMessage(tx, dialogueId, now)));
  }
  const tellings = [[me, other] as const, [other, me] as const];
  for (const [to, about] of tellings.slice(0, isNews ? 2 : 1)) {
    const payload = {
      dialog_id: dialogueId,
      match: { id: about.id, name: about.name, image: mainImage(about) },
    };
    queued.push(await enqueue(tx, 'dialogueCreated', to.id, payload));
  }
  if (!isNews) queued.push(await enqueue(tx, 'listsChanged', other.id, { dialog_id: null }));
  return queued;
}
