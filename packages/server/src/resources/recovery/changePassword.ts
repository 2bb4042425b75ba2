import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { users, type UserRow } from '../../db/schema';
import { publishQueued } from '../../realtime/outbox';
import { endSessionsOf } from '../../session/endSessions';
import { useCode, type CodeOwner } from '../registration/codes';
import { hashPassword } from '../session/password';

/** Uses the code up, keeps the new password and ends all sessions of the member; null if the code is wrong (D-26). */
export async function changePassword(
  deps: Deps,
  owner: CodeOwner,
  code: string,
  password: string,
  now: Date,
): Promise<UserRow | null> {
  if (!(await useCode(deps, owner, code, now))) return null;
  const passwordHash = await hashPassword(password);
  const changed = await deps.db.transaction(async (tx) => {
    const [member] = await tx
      .update(users)
      .set({ passwordHash, isVisible: false, onlineUntil: null })
      .where(eq(users.email, owner.email))
      .returning();
    return member ? { member, queued: await endSessionsOf(tx, member.id) } : null;
  });
  await publishQueued(deps, changed?.queued ?? []);
  return changed?.member ?? null;
}
