import type { World } from './World';
import type { SessionRecord } from './records';

/** Opens a session under a new id; `old` ends, so that no id survives a sign-in (D-26). */
export function openSession(
  world: World,
  memberId: number | null,
  old?: SessionRecord | null,
): SessionRecord {
  if (old) world.endSession(old.token);
  const token = `session-${world.ids.session.next()}`;
  const session = { token, csrf: `csrf-of-${token}`, memberId, verifiedEmail: null, verifiedAt: null };
  world.sessions.set(token, session);
  return session;
}

/** Signs a member out everywhere, as a new password, a suspension and a deletion do (D-26, D-39). */
export function endSessionsOf(world: World, memberId: number): void {
  for (const [token, session] of world.sessions) if (session.memberId === memberId) world.endSession(token);
}

/** Ends the session on the server while the page believes in it (D-01). */
export function endSessions(world: World): void {
  world.sessions.clear();
}
