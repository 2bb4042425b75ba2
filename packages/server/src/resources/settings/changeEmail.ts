import type { Locale } from '@iskra/api-contract';
import { invalidField, notFound, proofToMove } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { isUniqueViolation } from '../../db/isUniqueViolation';
import { users, type UserRow } from '../../db/schema';
import type { Session } from '../../session/sessions';
import { mailText } from '../../mail/mailTexts';
import type { OwnSocket } from '../../realtime/ownSocket';
import { publishQueued } from '../../realtime/outbox';
import { queueMemberChanged } from '../members/queueMemberChanged';
import { useProof } from './useProof';

interface EmailChange {
  readonly email: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly exceptSocket: OwnSocket | null;
}

/** Changes the address to sign in with; a woman's is confirmed first (D-38). The former address gets a mail [SET-05]. */
export async function changeEmail(
  deps: Deps,
  session: Session,
  me: UserRow,
  change: EmailChange,
): Promise<UserRow> {
  if (change.email === me.email) return me;
  try {
    const { changed, queued } = await deps.db.transaction((tx) => keep(tx, session, me, change));
    await publishQueued(deps, queued);
    void tellFormer(deps, me.email, change);
    return changed;
  } catch (error) {
    throw isUniqueViolation(error) ? invalidField('email', 'emailTaken') : error;
  }
}

async function keep(tx: Database, session: Session, me: UserRow, { email, now, exceptSocket }: EmailChange) {
  if ((await tx.$count(users, eq(users.email, email))) > 0) throw invalidField('email', 'emailTaken');
  await useProof(tx, session, proofToMove(me, email), now);
  const [changed] = await tx.update(users).set({ email }).where(eq(users.id, me.id)).returning();
  if (!changed) throw notFound();
  return { changed, queued: await queueMemberChanged(tx, me.id, [me.id], exceptSocket) };
}

async function tellFormer(deps: Deps, former: string, { email, locale }: EmailChange): Promise<void> {
  try {
    await deps.mailer.send({
      to: former,
      subject: mailText(locale, 'emailChangedSubject'),
      text: mailText(locale, 'emailChangedMail', { email }),
    });
  } catch (error) {
    deps.log.error(error, 'A mail could not be sent');
  }
}
