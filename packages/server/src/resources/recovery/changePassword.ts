import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { sessions, users } from '../../db/schema';
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
  const ended = await deps.db.transaction(async (tx) => {
    const [member] = await tx
      .update(users)
      .set({ passwordHash, isVisible: false, onlineUntil: null })
      .where(eq(users.email, owner.email))
      .returning({ id: users.id });
    if (!member) return null;
    return tx.delete(sessions).where(eq(sessions.userId, member.id)).returning({ id: sessions.id });
  });
  for (const { id } of ended ?? []) deps.broadcaster.closeSession(id);
  return ended !== null;
}
