import { invalidField, isProved } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { sessions } from '../../db/schema';
import type { Session } from '../../session/sessions';

/** Uses up this session's confirmation of the address, as at registration; throws 422 without one, does nothing for null (D-38). */
export async function useProof(
  tx: Database,
  session: Session,
  email: string | null,
  now: Date,
): Promise<void> {
  if (email === null) return;
  if (!isProved(session, email, now)) throw invalidField('email', 'emailUnverified');
  await tx.update(sessions).set({ verifiedEmail: null, verifiedAt: null }).where(eq(sessions.id, session.id));
}
