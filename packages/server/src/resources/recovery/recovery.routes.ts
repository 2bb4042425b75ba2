import { requestPasswordReset, resetPassword, verifyResetCode, type Locale } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { users } from '../../db/schema';
import { rateLimits } from '../../http/rateLimits';
import { invalidField, Refused } from '../../http/Refused';
import { route } from '../../http/route';
import type { Session } from '../../http/sessions';
import { text } from '../../http/texts';
import { checkCode, issueCode, type CodeOwner } from '../registration/codes';
import { changePassword } from './changePassword';

/** The way back in for one who forgot the password: a code by mail, its check, a new password [REC-02]. */
export function recoveryRoutes(app: FastifyInstance, deps: Deps): void {
  const { limiter } = deps;

  route(app, deps, requestPasswordReset, async ({ request, body: { email }, session, locale }) => {
    limiter.take(rateLimits.mailFromAddress, request.ip);
    limiter.take(rateLimits.resetToEmail, email);
    const code = await issueCode(deps, codeOwner(session, email));
    // Not awaited: what an unknown address answers at once, a known one must not answer later.
    void mailCode(deps, email, code, locale);
    return { message: text(locale, 'resetSent') };
  });

  route(app, deps, verifyResetCode, async ({ request, body, session, locale }) => {
    limiter.take(rateLimits.codeFromAddress, request.ip);
    const isRight = await checkCode(deps, codeOwner(session, body.email), body.code);
    if (!isRight) throw invalidField('code', 'wrongCode');
    return { message: text(locale, 'resetCodeRight') };
  });

  route(app, deps, resetPassword, async ({ request, body, session, locale }) => {
    limiter.take(rateLimits.codeFromAddress, request.ip);
    const isChanged = await changePassword(deps, codeOwner(session, body.email), body.code, body.password);
    if (!isChanged) throw invalidField('code', 'wrongCode');
    return { message: text(locale, 'passwordReset') };
  });
}

/** The token check has shown that there is a session. */
function codeOwner(session: Session | null, email: string): CodeOwner {
  if (!session) throw new Refused(419, 'staleToken');
  return { sessionId: session.id, email, purpose: 'recovery' };
}

/** Only a member's address gets a mail, in the member's own language. */
async function mailCode(deps: Deps, email: string, code: string, locale: Locale): Promise<void> {
  try {
    const [member] = await deps.db.select().from(users).where(eq(users.email, email));
    if (!member) return;
    const language = member.locale ?? locale;
    await deps.mailer.send({
      to: email,
      subject: text(language, 'resetSubject', { code }),
      text: text(language, 'resetMail', { code }),
    });
    if (!deps.config.smtpUrl) deps.log.info(`Code for a new password of ${email}: ${code}`);
  } catch (error) {
    deps.log.error(error, 'A mail could not be sent');
  }
}
