import type { Reason } from '@iskra/api-contract';
import { invalidField, notFound } from '@iskra/api-contract/rules';
import { dialogueOf } from './dialogues';
import { opens } from './members';
import type { MemberRecord } from './records';
import type { World } from './World';

/** Why a member is reported, and what shows it. */
export interface Said {
  readonly reason: Reason;
  readonly comment?: string | undefined;
  readonly photoKey?: string | undefined;
  readonly messageIds?: readonly number[] | undefined;
}

/** Files a report for the operators with what shows it (D-08) [BLK-04]. */
export function reportMember(world: World, me: MemberRecord, userId: number, said: Said): void {
  refuseNobody(world, me.id, userId);
  const { reason, comment = '', photoKey, messageIds = [] } = said;
  if (photoKey !== undefined && !hasPhoto(world, me.id, userId, photoKey))
    throw invalidField('photo_key', 'notTheirs');
  const messages = messageIds.map((id) => reportedText(world, me.id, userId, id));
  const report = { reporterId: me.id, reportedId: userId, reason, comment };
  world.reports.push({ ...report, photoKey: photoKey ?? null, messages });
}

/** One who blocked me is hidden, but I may block and report them too. */
export function refuseNobody(world: World, myId: number, userId: number): void {
  const member = world.members.get(userId);
  if (!member || userId === myId || member.suspendedReason !== null) throw notFound();
}

function hasPhoto(world: World, myId: number, userId: number, photoKey: string): boolean {
  const member = world.members.get(userId);
  if (!member || !opens(world, myId, member)) return false;
  return member.photos.some(({ key }) => key === photoKey);
}

/** What the member wrote to me, as far as I can read it (D-32). */
function reportedText(world: World, myId: number, userId: number, messageId: number): string {
  const clearedTo = dialogueOf(world, myId, userId)?.clearedTo.get(myId) ?? 0;
  const found = world.messages.find(
    ({ id, senderId, recipientId }) => id === messageId && senderId === userId && recipientId === myId,
  );
  if (!found || found.id <= clearedTo) throw invalidField('message_ids', 'notTheirs');
  return found.content;
}
