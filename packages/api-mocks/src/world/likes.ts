import { limits } from '@iskra/api-contract';
import {
  isMatchNews,
  isPremium,
  likeNotice,
  likesLeft as leftOf,
  mayLikeAnew,
  notFound,
  Refused,
} from '@iskra/api-contract/rules';
import type { World } from './World';
import { findOrBegin, showTo } from './dialogues';
import { hasLike } from './hasLike';
import { isVisible, otherMember, theMember, visibleMember } from './members';
import { addMatchMessage } from './messages';
import { mainImage } from './presentMember';
import { tellLists } from './tellLists';
import type { DialogueRecord, MemberRecord } from './records';

/** Likes left by the rule (D-04) [ENC-11]. */
export function likesLeft(world: World, me: MemberRecord): { left: number | null; resetsAt: Date } {
  const given = [...world.likes, ...world.takenBackLikes].filter(({ fromId }) => fromId === me.id);
  const facts = { me, givenAt: given.map(({ at }) => at), perDay: world.likesPerDay };
  return leftOf(facts, world.now());
}

/** Likes a member. Both learn of a mutual like at once, of any other the recipient after a while (D-15, D-21). */
export function likeMember(world: World, me: MemberRecord, userId: number): number | null {
  const other = otherMember(world, me.id, userId);
  const isNew = !hasLike(world, me.id, userId);
  const theyLikeMe = hasLike(world, userId, me.id);
  const facts = { isPaused: other.isPaused, amPremium: isPremium(me, world.now()), theyLikeMe };
  if (isNew && !mayLikeAnew(facts)) throw notFound();
  if (isNew) useLike(world, me, userId);
  const dialogue = me.gender === other.gender ? null : findOrBegin(world, me.id, userId);
  if (dialogue) showTo(world, dialogue, me.id);
  if (isNew && theyLikeMe) match(world, me, other, dialogue);
  else if (isNew) holdNotice(world, me, other);
  tellLists(world, me.id, dialogue?.id);
  return dialogue?.id ?? null;
}

/** Takes a like back; it still counts among the day's likes. A recipient who had the notice learns that a like went (D-21). */
export function unlikeMember(world: World, me: MemberRecord, userId: number): void {
  const wasSecret = world.forget(noticeName(me.id, userId));
  const taken = world.likes.find((like) => like.fromId === me.id && like.toId === userId);
  if (!taken) return;
  world.takenBackLikes.push({ fromId: me.id, at: taken.at });
  world.likes = world.likes.filter((like) => like.fromId !== me.id || like.toId !== userId);
  tellLists(world, me.id);
  if (!wasSecret) tellLists(world, userId);
}

/** Visible members who like this one, are not liked back and were not removed from the list; the newest first. */
export function likers(world: World, userId: number): MemberRecord[] {
  const givers = new Set(listedFor(world, userId).map(({ fromId }) => fromId));
  return likesTo(world, userId).filter(({ id }) => givers.has(id));
}

/** Whom the member likes and still sees, the newest like first. */
export function givenLikes(world: World, userId: number): MemberRecord[] {
  return world.likes
    .filter(({ fromId }) => fromId === userId)
    .reverse()
    .map(({ toId }) => theMember(world, toId))
    .filter((member) => isVisible(world, userId, member));
}

/** How many likes the member sees; a regular member's number counts them whoever gave them (D-05). */
export function countShown(world: World, me: MemberRecord): number {
  return isPremium(me, world.now()) ? likers(world, me.id).length : listedFor(world, me.id).length;
}

/** Not before its notice: a like undone within the grace leaves no trace (D-21). */
const listedFor = (world: World, userId: number) =>
  world.likes.filter(
    ({ fromId, toId, isDismissed }) =>
      toId === userId &&
      !isDismissed &&
      !hasLike(world, userId, fromId) &&
      !world.isToCome(noticeName(fromId, userId)),
  );

/** Takes a received like off the list; only with premium, and the giver never learns of it [LIK-03]. */
export function dismissLike(world: World, me: MemberRecord, userId: number): void {
  if (!isPremium(me, world.now())) throw new Refused(403, 'premiumOnly');
  visibleMember(world, me.id, userId);
  const like = world.likes.find((one) => one.fromId === userId && one.toId === me.id && !one.isDismissed);
  if (!like || world.isToCome(noticeName(userId, me.id))) throw notFound();
  like.isDismissed = true;
  tellLists(world, me.id);
}

/** Whom the member likes and who like back, the newest match first [MAT-01]. */
export function matches(world: World, userId: number): MemberRecord[] {
  const place = (id: number) =>
    Math.max(
      world.likes.findIndex((like) => like.fromId === id && like.toId === userId),
      world.likes.findIndex((like) => like.fromId === userId && like.toId === id),
    );
  return likesTo(world, userId)
    .filter(({ id }) => hasLike(world, userId, id))
    .sort((one, other) => place(other.id) - place(one.id));
}

function likesTo(world: World, userId: number): MemberRecord[] {
  return world.likes
    .filter(({ toId }) => toId === userId)
    .reverse()
    .map(({ fromId }) => theMember(world, fromId))
    .filter((member) => isVisible(world, userId, member));
}

function useLike(world: World, me: MemberRecord, toId: number): void {
  const { left, resetsAt } = likesLeft(world, me);
  if (left === 0) throw new Refused(402, 'likesUsedUp', { resetsAt });
  world.likes.push({ fromId: me.id, toId, at: world.now() });
}

/** Shows the dialogue to both, with a system message in it, and notifies the one who did not make the match at most once a day. */
function match(world: World, me: MemberRecord, other: MemberRecord, dialogue: DialogueRecord | null): void {
  world.forget(noticeName(other.id, me.id));
  const isNews = noteTold(world, me.id, other.id);
  // It was available once, and stays so (D-14).
  if (dialogue) dialogue.isKeptAvailable = true;
  if (dialogue && isNews) {
    showTo(world, dialogue, other.id);
    addMatchMessage(world, dialogue);
  }
  const tellings = [[me, other] as const, [other, me] as const];
  for (const [to, about] of tellings.slice(0, isNews ? 2 : 1)) {
    const who = { id: about.id, name: about.name, image: mainImage(about) };
    world.emit({
      name: 'dialogueCreated',
      to: to.id,
      payload: { dialog_id: dialogue?.id ?? null, match: who },
    });
  }
  if (!isNews) tellLists(world, other.id);
}

function noteTold(world: World, one: number, other: number): boolean {
  const pair = [one, other].sort((a, b) => a - b).join(' ');
  const isNews = isMatchNews(world.toldMatches.get(pair), world.now());
  if (isNews) world.toldMatches.set(pair, world.now());
  return isNews;
}

/** Held back, so that a like undone at once leaves no trace (D-21); who it was only for premium (D-12). */
function holdNotice(world: World, me: MemberRecord, other: MemberRecord): void {
  world.later(noticeName(me.id, other.id), limits.likeNoticeDelayMs, () => {
    const id = `like-${world.ids.notice.next()}`;
    const payload = likeNotice(id, { ...me, image: mainImage(me) }, other, world.now());
    world.emit({ name: 'liked', to: other.id, payload });
  });
}

const noticeName = (fromId: number, toId: number) => `like notice ${fromId} ${toId}`;
