import type { Locale } from '@iskra/api-contract';
import { invalidField, notFound, proofToMove } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import type { Database } from '../../db/Database';
import { isUniqueViolation } from '../../db/isUniqueViolation';
import { users, type UserRow } from '../../db/schema';
import type { Session } from '../../session/sessions';
import { mailLink } from '../../mail/mailLink';
import { mailMoment } from '../../mail/mailMoment';
import { mailText } from '../../mail/mailTexts';
import type { OwnSocket } from '../../realtime/ownSocket';
import { publishQueued } from '../../realtime/outbox';
import { queueMemberChanged } from '../members/queueMemberChanged';
import { keepFormer, refuseHeld, refuseTaken } from './formerEmail';
import { useProof } from './useProof';

interface EmailChange {
  readonly email: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly exceptSocket: OwnSocket | null;
}

/**
 * Changes the address to sign in with; a woman's is confirmed first (D-38). The former address gets a mail, and in it a
 * link back for 48 hours unless an earlier address has one (decision 0037) [SET-05].
 */
export async function changeEmail(
  deps: Deps,
  session: Session,
  me: UserRow,
  change: EmailChange,
): Promise<UserRow> {
  if (change.email === me.email) return me;
  try {
    const { changed, token, queued } = await deps.db.transaction((tx) => keep(tx, session, me, change));
    await publishQueued(deps, queued);
    void tellFormer(deps, me.email, change, token);
    return changed;
  } catch (error) {
    throw isUniqueViolation(error) ? invalidField('email', 'emailTaken') : error;
  }
}

async function keep(tx: Database, session: Session, given: UserRow, change: EmailChange) {
  const { email, now, exceptSocket } = change;
  // Of two changes at the same moment the second leaves what the first one made.
  const [me] = await tx.select().from(users).where(eq(users.id, given.id)).for('update');
  if (!me) throw notFound();
  await refuseTaken(tx, email, now, me);
  await useProof(tx, session, proofToMove(me, email), now);
  const token = await keepFormer(tx, me, email, now);
  const [changed] = await tx.update(users).set({ email }).where(eq(users.id, me.id)).returning();
  if (!changed) throw notFound();
  await refuseHeld(tx, email, now, me);
  return { changed, token, queued: await queueMemberChanged(tx, me.id, [me.id], exceptSocket) };
}

async function tellFormer(
  deps: Deps,
  former: string,
  { email, locale, now }: EmailChange,
  token: string | null,
): Promise<void> {
  const when = mailMoment(locale, now);
  // Behind the #, so that no server and no log on the way sees it.
  const link = mailLink(deps.config, `/info/email-back#${token ?? ''}`);
  const support = mailLink(deps.config, '/info/support');
  try {
    await deps.mailer.send({
      to: former,
      subject: mailText(locale, 'emailChangedSubject'),
      text:
        token === null
          ? mailText(locale, 'emailChangedAgainMail', { when, email, support })
          : mailText(locale, 'emailChangedMail', { when, email, link }),
    });
  } catch (error) {
    deps.log.error(error, 'A mail could not be sent');
  }
}
