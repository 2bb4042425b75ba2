import type { Reason } from '@iskra/api-contract';
import { invalidField, notFound } from '@iskra/api-contract/rules';
import { dialogueOf } from './dialogues';
import { opens } from './members';
import type { MemberRecord, ReportRecord } from './records';
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
  const filed = { reporterId: me.id, reportedId: userId, reason, comment };
  addEvidence(openLike(world, filed) ?? file(world, filed), photoKey, messages);
  world.emit({ name: 'reportsChanged', to: me.id, payload: { report_id: null } });
}

type Filed = Pick<ReportRecord, 'reporterId' | 'reportedId' | 'reason' | 'comment'>;

/** An equal report that is still open. */
function openLike(world: World, filed: Filed): ReportRecord | undefined {
  return world.reports.find(
    (one) =>
      one.resolvedAt === null &&
      one.reporterId === filed.reporterId &&
      one.reportedId === filed.reportedId &&
      one.reason === filed.reason &&
      one.comment === filed.comment,
  );
}

function file(world: World, filed: Filed): ReportRecord {
  const open = { resolvedAt: null, outcome: null, isSeen: false };
  const evidence = { photoKey: null, messages: [] };
  const report = { ...filed, ...evidence, ...open, id: world.ids.report.next(), createdAt: world.now() };
  world.reports.push(report);
  return report;
}

function addEvidence(report: ReportRecord, photoKey: string | undefined, messages: readonly string[]): void {
  if (photoKey !== undefined) report.photoKey = photoKey;
  report.messages = [...report.messages, ...messages];
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
