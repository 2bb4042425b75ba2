import {
  requestPasswordReset,
  resetPassword,
  restoreEmail,
  verifyResetCode,
  type Locale,
} from '@iskra/api-contract';
import { invalidField, Refused, text } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { users, type UserRow } from '../../db/schema';
import { giveDevice, knownDevice } from '../../session/deviceCookie';
import { addressBlock } from '../../http/addressBlock';
import { hourMs, perAddress } from '../../http/callLimits';
import { route } from '../../http/route';
import { keepSession, type Session } from '../../session/sessions';
import { mailLink } from '../../mail/mailLink';
import { mailMoment } from '../../mail/mailMoment';
import { mailText } from '../../mail/mailTexts';
import { checkCode, codeTries, issueCode, type CodeOwner } from '../registration/codes';
import { mailRequests, takeMail } from '../registration/takeMail';
import { changePassword } from './changePassword';
import { restoreEmail as putBack, type Restored } from './restoreEmail';

/** Recovery of a forgotten password, and of an address that was changed: what is mailed, and what it is good for [REC-02]. */
export function recoveryRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, requestPasswordReset, async ({ request, body: { email }, session, locale, now }) => {
    const [member = null] = await deps.db.select().from(users).where(eq(users.email, email));
    const device = knownDevice(deps, request, member);
    const address = addressBlock(request.ip);
    // Not the route's: a known device is not limited by what strangers do at its address.
    await deps.limiter.take(mailRequests, device ?? address);
    await takeMail(deps, { now, email, address, device });
    const owner = codeOwner(session, email);
    await keepSession(deps, { id: owner.sessionId }, now);
    const code = await issueCode(deps, owner, now);
    // Not awaited: a known address must not answer later than an unknown one.
    if (member) void mailCode(deps, member, code, locale);
    return { message: text(locale, 'resetSent') };
  });

  route(app, deps, verifyResetCode, { limit: codeTries }, async ({ body, session, locale, now }) => {
    const isRight = await checkCode(deps, codeOwner(session, body.email), body.code, now);
    if (!isRight) throw invalidField('code', 'wrongCode');
    return { message: text(locale, 'resetCodeRight') };
  });

  route(
    app,
    deps,
    resetPassword,
    { limit: codeTries },
    async ({ request, reply, body, session, locale, now }) => {
      const owner = codeOwner(session, body.email);
      const changed = await changePassword(deps, owner, body.code, body.password, now);
      if (!changed) throw invalidField('code', 'wrongCode');
      giveDevice(deps, request, reply, changed);
      return { message: text(locale, 'passwordReset') };
    },
  );

  route(app, deps, restoreEmail, { limit: linkTries }, async ({ body, locale, now }) => {
    const restored = await putBack(deps, body.token, now);
    if (!restored) throw new Refused(404, 'linkGone');
    void tellReplaced(deps, restored, locale, now);
    return { email: restored.member.email };
  });
}

const linkTries = perAddress('mailed link', 20, hourMs);

/** In the member's own language, as long as the account has one. */
async function tellReplaced(deps: Deps, { member, replaced }: Restored, locale: Locale, now: Date) {
  const language = member.locale ?? locale;
  const values = { when: mailMoment(language, now), support: mailLink(deps.config, '/info/support') };
  try {
    await deps.mailer.send({
      to: replaced,
      subject: mailText(language, 'emailRestoredSubject'),
      text: mailText(language, 'emailRestoredMail', values),
    });
  } catch (error) {
    deps.log.error(error, 'A mail could not be sent');
  }
}

/** The token check has shown that there is a session. */
function codeOwner(session: Session | null, email: string): CodeOwner {
  if (!session) throw new Refused(419, 'staleToken');
  return { sessionId: session.id, email, purpose: 'recovery' };
}

/** In the member's own language. */
async function mailCode(deps: Deps, member: UserRow, code: string, locale: Locale): Promise<void> {
  const { email } = member;
  const language = member.locale ?? locale;
  try {
    await deps.mailer.send({
      to: email,
      subject: mailText(language, 'resetSubject', { code }),
      text: mailText(language, 'resetMail', { code }),
    });
    if (!deps.config.smtpUrl) deps.log.info(`Code for a new password of ${email}: ${code}`);
  } catch (error) {
    deps.log.error(error, 'A mail could not be sent');
  }
}
