import type { PremiumDays, PremiumRequest } from '@iskra/api-contract';
import { extendedUntil, isRequestShown } from '@iskra/api-contract/rules';
import type { World } from './World';
import { theMember } from './members';
import type { DialogueRecord, MemberRecord, PremiumRequestRecord } from './records';

/** Adds a request, or finds the one that is under review already (D-07) [PRE-05]. */
export function requestPremium(world: World, me: MemberRecord, days: PremiumDays): PremiumRequestRecord {
  const pending = requestsOf(world, me).find(({ status }) => status === 'pending');
  if (pending) return pending;
  const id = world.ids.premiumRequest.next();
  const { id: memberId, name } = me;
  const request = { id, memberId, name, days, at: world.now(), status: 'pending' as const };
  world.premiumRequests.push(request);
  world.emit({ name: 'memberChanged', to: memberId, payload: { user_id: memberId, is_deleted: false } });
  return request;
}

/** The newest request while it is under review or after it was refused. */
export function currentRequest(world: World, me: MemberRecord): PremiumRequestRecord | null {
  const newest = requestsOf(world, me).at(-1);
  return newest && isRequestShown(newest) ? newest : null;
}

/** What an operator decides: the member's open page changes at once (D-07) [PRE-08]. */
export function closeRequest(world: World, id: number, status: 'approved' | 'refused'): void {
  const request = world.premiumRequests.find((one) => one.id === id && one.status === 'pending');
  if (!request) throw new Error(`The world has no request ${id} under review`);
  request.status = status;
  if (status === 'approved') givePremium(world, request.memberId, request.days);
  world.emit({ name: 'premiumRequestClosed', to: request.memberId, payload: { id, status } });
}

/** Gives premium on top of what is left; the member learns of it at once [PRE-06]. */
export function givePremium(world: World, memberId: number, days: number): void {
  const member = theMember(world, memberId);
  member.premiumUntil = extendedUntil(member.premiumUntil, days, world.now());
  member.premiumDays = days;
  tellChange(world, memberId, days);
}

/** Ends premium, by the member's wish or because it expired; the member learns of it at once [PRE-06, SET-08]. */
export function endPremium(world: World, memberId: number): void {
  const member = theMember(world, memberId);
  if (!member.premiumUntil) return;
  member.premiumUntil = null;
  member.premiumDays = null;
  tellChange(world, memberId, null);
}

/** Ends expired premium, as the server does on time. */
export function endOverduePremiums(world: World): void {
  for (const { id, premiumUntil } of world.members.values())
    if (premiumUntil && premiumUntil <= world.now()) endPremium(world, id);
}

export function presentRequest({
  id,
  memberId,
  name,
  days,
  at,
  status,
}: PremiumRequestRecord): PremiumRequest {
  return { id, user_id: memberId, name, request_date: at.toISOString(), duration_days: days, status };
}

const requestsOf = (world: World, { id }: MemberRecord) =>
  world.premiumRequests.filter(({ memberId }) => memberId === id);

/** Notifies the member, and everyone whose dialogue with them opens or closes by it (D-14). */
function tellChange(world: World, memberId: number, days: number | null): void {
  const payload = days === null ? {} : { duration_days: days };
  world.emit({ name: 'premiumChanged', to: memberId, payload });
  for (const dialogue of world.dialogues.values()) {
    const other = otherOf(dialogue, memberId);
    if (other === undefined || dialogue.isKeptAvailable || !dialogue.shownTo.has(other)) continue;
    world.emit({ name: 'dialogueAvailability', to: other, payload: { dialog_id: dialogue.id } });
  }
}

function otherOf({ members: [one, other] }: DialogueRecord, memberId: number): number | undefined {
  if (one === memberId) return other;
  return other === memberId ? one : undefined;
}
