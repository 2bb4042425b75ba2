import type { Device } from '@iskra/api-contract';
import { deviceOf, notFound } from '@iskra/api-contract/rules';
import type { World } from './World';
import type { SessionRecord } from './records';

/** How a session begins, where it is not a new one of an unknown device. */
interface Opening {
  readonly old?: SessionRecord | null;
  readonly device?: Device;
  readonly startedAt?: Date;
}

/** Opens a session under a new id; `old` ends, so that no id survives a sign-in (D-26). */
export function openSession(
  world: World,
  memberId: number | null,
  { old, device = deviceOf(), startedAt = world.now() }: Opening = {},
): SessionRecord {
  if (old) world.endSession(old.token);
  const token = `session-${world.ids.session.next()}`;
  const names = { token, publicId: `name-of-${token}`, csrf: `csrf-of-${token}` };
  const session = {
    ...names,
    startedAt,
    seenAt: world.now(),
    memberId,
    device,
    verifiedEmail: null,
    verifiedAt: null,
  };
  world.sessions.set(token, session);
  return session;
}

/** Signs a member out everywhere, as a new password, a suspension and a deletion do (D-26, D-39). */
export function endSessionsOf(world: World, memberId: number): void {
  for (const [token, session] of world.sessions) if (session.memberId === memberId) world.endSession(token);
}

/** Where the member is signed in: the session that asks first, then the one used last. */
export function sessionsOf(world: World, asking: SessionRecord): SessionRecord[] {
  const others = othersOf(world, asking).sort((one, other) => other.seenAt.getTime() - one.seenAt.getTime());
  return [asking, ...others];
}

/** Signs the member out in one other place. */
export function endOtherSession(world: World, asking: SessionRecord, publicId: string): void {
  const other = othersOf(world, asking).find((session) => session.publicId === publicId);
  if (!other) throw notFound();
  world.endSession(other.token);
}

/** Signs the member out in all other places. */
export function endOthers(world: World, asking: SessionRecord): void {
  for (const { token } of othersOf(world, asking)) world.endSession(token);
}

function othersOf(world: World, asking: SessionRecord): SessionRecord[] {
  return [...world.sessions.values()].filter(
    ({ token, memberId }) => memberId === asking.memberId && token !== asking.token,
  );
}

/** Ends the session on the server while the page believes in it (D-01). */
export function endSessions(world: World): void {
  world.sessions.clear();
}

/** Signs the viewer in on another device, which was last used so many minutes ago. */
export function signInElsewhere(world: World, device: Device, minutesAgo: number): void {
  const usedAt = new Date(world.now().getTime() - minutesAgo * 60_000);
  const startedAt = new Date(usedAt.getTime() - 40 * 24 * 60 * 60_000);
  openSession(world, world.viewerId, { device, startedAt }).seenAt = usedAt;
}
