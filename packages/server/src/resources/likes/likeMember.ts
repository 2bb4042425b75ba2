import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import type { UserRow } from '../../db/schema';
import { notFound, Refused } from '../../http/Refused';
import { enqueue, publishQueued } from '../../realtime/outbox';
import { findOrBegin, showTo } from '../dialogues/dialogues.repository';
import { mainImage } from '../members/members.present';
import { findMember } from '../members/members.repository';
import { addMatchMessage } from '../messages/addMatchMessage';
import { addLike, hasLike, holdPair } from './likes.repository';
import { likesLeft } from './likesLeft';

/** Likes a member: once, within the day's likes (D-04); a mutual like is told to both at once, any other after a while. */
export async function likeMember(deps: Deps, me: UserRow, userId: number) {
  const done = await deps.db.transaction((tx) => like(deps, tx, me, userId));
  await publishQueued(deps, done.queued);
  if (done.isNew && !done.isMatch) deps.likeNotices.wake();
  return { dialog_id: done.dialogueId, likes_left: (await likesLeft(deps.db, me, deps.now())).left };
}

async function like(deps: Deps, tx: Database, me: UserRow, userId: number) {
  const now = deps.now();
  await holdPair(tx, me.id, userId);
  const other = userId === me.id ? null : await findMember(tx, me.id, userId);
  if (!other) throw notFound();
  const isNew = !(await hasLike(tx, me.id, userId));
  if (isNew) await useLike(tx, me, userId, now);
  const dialogueId = me.gender === other.gender ? null : await findOrBegin(tx, me.id, userId, now);
  if (dialogueId !== null) await showTo(tx, dialogueId, me.id);
  const isMatch = await hasLike(tx, userId, me.id);
  if (isMatch) await deps.likeNotices.drop(tx, userId, me.id);
  else if (isNew) await deps.likeNotices.hold(tx, me.id, userId);
  const queued = isNew && isMatch ? await match(tx, me, other, dialogueId, now) : [];
  return { dialogueId, queued, isNew, isMatch };
}

async function useLike(tx: Database, me: UserRow, userId: number, now: Date): Promise<void> {
  const { left, resetsAt } = await likesLeft(tx, me, now);
  if (left === 0) throw new Refused(402, 'likesUsedUp', { resetsAt });
  await addLike(tx, me.id, userId, now);
}

/** Shows the dialogue to both, with a system message in it, and tells each about the other. */
async function match(tx: Database, me: UserRow, other: UserRow, dialogueId: number | null, now: Date) {
  const queued: number[] = [];
  if (dialogueId !== null) {
    await showTo(tx, dialogueId, other.id);
    queued.push(...(await addMatchMessage(tx, dialogueId, now)));
  }
  for (const [to, about] of [
    [me, other],
    [other, me],
  ] as const) {
    const payload = {
      dialog_id: dialogueId,
      match: { id: about.id, name: about.name, image: mainImage(about) },
    };
    queued.push(await enqueue(tx, 'dialogueCreated', to.id, payload));
  }
  return queued;
}
