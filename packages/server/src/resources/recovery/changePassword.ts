import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { sessions, users } from '../../db/schema';
import { enqueueSessionEnd, publishQueued } from '../../realtime/outbox';
import { useCode, type CodeOwner } from '../registration/codes';
import { hashPassword } from '../session/password';

/** Uses the code up, keeps the new password and ends all sessions of the member; false if the code is wrong (D-26). */
export async function changePassword(
  deps: Deps,
  owner: CodeOwner,
  code: string,
  password: string,
): Promise<boolean> {
  if (!(await useCode(deps, owner, code))) return false;
  const passwordHash = await hashPassword(password);
  const queued = await deps.db.transaction(async (tx) => {
    const [member] = await tx
      .update(users)
      .set({ passwordHash, isVisible: false, onlineUntil: null })
      .where(eq(users.email, owner.email))
      .returning({ id: users.id });
    return member ? endSessionsOf(tx, member.id) : null;
  });
  await publishQueued(deps, queued ?? []);
  return queued !== null;
}

async function endSessionsOf(tx: Database, userId: number): Promise<number[]> {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  const queued: number[] = [];
  for (const { id } of ended) queued.push(await enqueueSessionEnd(tx, userId, id));
  return queued;
}
