import { channels } from '@iskra/api-contract';
import { dayBefore, notFound, writingFacts, type WritingFacts } from '@iskra/api-contract/rules';
import type { World } from './World';
import { isMutual } from './hasLike';
import { hasBlocked } from './members';
import type { DialogueRecord, MemberRecord } from './records';

/** The dialogue of two members, begun if there is none; that alone shows it to nobody (D-15). */
export function findOrBegin(world: World, one: number, other: number): DialogueRecord {
  const found = dialogueOf(world, one, other);
  if (found) return found;
  const dialogue: DialogueRecord = {
    id: world.ids.dialogue.next(),
    members: [one, other],
    shownTo: new Map(),
    clearedTo: new Map(),
    isKeptAvailable: false,
    openedBy: null,
    openedAt: null,
    lastActivityAt: world.now(),
  };
  world.dialogues.set(dialogue.id, dialogue);
  return dialogue;
}

/** The dialogue of two members, if one has begun. */
export function dialogueOf(world: World, one: number, other: number): DialogueRecord | undefined {
  return [...world.dialogues.values()].find(
    ({ members }) => members.includes(one) && members.includes(other),
  );
}

/** Adds the dialogue to a member's list as if it began now; does nothing if it is there. */
export function showTo(world: World, dialogue: DialogueRecord, userId: number): void {
  if (!dialogue.shownTo.has(userId)) dialogue.shownTo.set(userId, nextMoment(world, userId));
}

/** Now, or the millisecond after the last arrival in the list, so that two in one millisecond keep their order. */
function nextMoment(world: World, userId: number): Date {
  const moments = [...world.dialogues.values()].map(({ shownTo }) => shownTo.get(userId)?.getTime() ?? 0);
  return new Date(Math.max(world.now().getTime(), Math.max(0, ...moments) + 1));
}

/** A dialogue in the member's list; any other is a 404, as if it did not exist. */
export function shownDialogue(world: World, dialogueId: number, userId: number): DialogueRecord {
  const dialogue = world.dialogues.get(dialogueId);
  if (!dialogue?.shownTo.has(userId)) throw notFound();
  return dialogue;
}

/** The last message of a dialogue that is hidden from a member who deleted it; 0 where none is (D-32). */
export function clearedToOf(world: World, dialogueId: number, userId: number): number {
  return world.dialogues.get(dialogueId)?.clearedTo.get(userId) ?? 0;
}

/** Removes a dialogue from the member's own list and hides its messages so far (D-32). */
export function deleteConversation(world: World, dialogueId: number, userId: number): void {
  const dialogue = shownDialogue(world, dialogueId, userId);
  const last = world.messages.filter((message) => message.dialogueId === dialogueId).at(-1);
  dialogue.shownTo.delete(userId);
  dialogue.clearedTo.set(userId, last?.id ?? 0);
  world.revoke(userId, channels.dialogue(dialogueId));
  removeOrphaned(world, otherSideId(dialogue, userId));
}

/** Removes the dialogues of a deleted account that nobody is left to read (D-36). */
export function removeOrphaned(world: World, goneId: number): void {
  if (world.members.has(goneId)) return;
  for (const [id, { members, shownTo }] of world.dialogues) {
    const hasReader = members.some((member) => world.members.has(member) && shownTo.has(member));
    if (!members.includes(goneId) || hasReader) continue;
    world.dialogues.delete(id);
    world.messages = world.messages.filter(({ dialogueId }) => dialogueId !== id);
  }
}

/** A member's dialogues, the newest first. */
export function dialoguesOf(world: World, userId: number): DialogueRecord[] {
  return [...world.dialogues.values()]
    .filter(({ shownTo }) => shownTo.has(userId))
    .sort((one, other) => movedAt(other) - movedAt(one) || lastId(other) - lastId(one));

  /** The last message, or the arrival in this list: when the other's like began it must not show (D-05). */
  function movedAt(dialogue: DialogueRecord): number {
    const shownAt = dialogue.shownTo.get(userId)?.getTime() ?? 0;
    const isSaid = world.messages.some(({ dialogueId }) => dialogueId === dialogue.id);
    return isSaid ? Math.max(shownAt, dialogue.lastActivityAt.getTime()) : shownAt;
  }

  function lastId({ id }: DialogueRecord): number {
    return world.messages.filter(({ dialogueId }) => dialogueId === id).at(-1)?.id ?? id;
  }
}

/** The number of the one whom `me` talks to. */
export function otherSideId({ members }: DialogueRecord, me: number): number {
  return members[0] === me ? members[1] : members[0];
}

/** The one whom `me` talks to; nobody once that account is deleted (D-36). */
export function otherSide(world: World, dialogue: DialogueRecord, me: number): MemberRecord | undefined {
  return world.members.get(otherSideId(dialogue, me));
}

/** What D-14 asks about a dialogue. */
export function dialogueFacts(world: World, dialogue: DialogueRecord, me: MemberRecord): WritingFacts {
  const otherId = otherSideId(dialogue, me.id);
  const sides = {
    me,
    other: otherSide(world, dialogue, me.id) ?? null,
    iBlock: hasBlocked(world, me.id, otherId),
    theyBlock: hasBlocked(world, otherId, me.id),
    isMutual: isMutual(world, me.id, otherId),
    isKept: dialogue.isKeptAvailable,
    openedToday: openedToday(world, me.id),
  };
  return writingFacts(sides, world.now());
}

function openedToday(world: World, userId: number): number {
  const since = dayBefore(world.now());
  return [...world.dialogues.values()].filter(
    ({ openedBy, openedAt }) => openedBy === userId && openedAt !== null && openedAt > since,
  ).length;
}
