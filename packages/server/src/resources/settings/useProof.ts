import { invalidField } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/Database';
import { sessions } from '../../db/schema';
import type { Session } from '../../http/sessions';
import { isVerified } from '../registration/registration.policy';

/** Uses up that this session confirmed the address by a code, as at registration; 422 when it did not (D-38). */
export async function useProof(tx: Database, session: Session, email: string, now: Date): Promise<void> {
  if (!isVerified(session, email, now)) throw invalidField('email', 'emailUnverified');
  await tx.update(sessions).set({ verifiedEmail: null, verifiedAt: null }).where(eq(sessions.id, session.id));
}
