import { register, sendVerificationEmail, verifyCode, type BodyOf, type Locale } from '@iskra/api-contract';
import {
  birthOf,
  invalidField,
  isProved,
  originProblem,
  premiumStatus,
  proofToRegister,
  Refused,
  text,
} from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { isUniqueViolation } from '../../db/isUniqueViolation';
import { sessions, users, type UserRow } from '../../db/schema';
import { giveDevice, knownDevice } from '../../session/deviceCookie';
import { addressBlock } from '../../http/addressBlock';
import { hourMs, perAddress } from '../../http/callLimits';
import { route } from '../../http/route';
import { keepSession, startSession, type Session } from '../../session/sessions';
import { mailText } from '../../mail/mailTexts';
import { birthDateText } from '../members/birthDateText';
import { presentUser } from '../members/members.present';
import { hashPassword } from '../session/password';
import { refuseHeld, refuseTaken } from '../settings/formerEmail';
import { codeTries, issueCode, takeCodeBack, useCode, type CodeOwner } from './codes';
import { mailRequests, takeMail, takeMailBack } from './takeMail';

/** The wizard's calls: a code by mail, its check, and the new member. */
export function registrationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(
    app,
    deps,
    sendVerificationEmail,
    { limit: mailRequests },
    async ({ request, body, session, locale, now }) => {
      const { email } = body;
      // A member may confirm the own address again, for a change in the settings (D-38).
      const me = session?.user?.email === email ? session.user : null;
      if (!me) await refuseTaken(deps.db, email, now, session?.user);
      const asked = { now, email, address: addressBlock(request.ip), device: knownDevice(deps, request, me) };
      await takeMail(deps, asked);
      await keepSession(deps, visitor(session), now);
      const code = await issueCode(deps, codeOwner(session, email), now);
      const mail = {
        to: email,
        subject: mailText(locale, 'codeSubject', { code }),
        text: mailText(locale, 'codeMail', { code }),
      };
      await deps.mailer.send(mail).catch(async (error: unknown) => {
        deps.log.error(error, 'A mail could not be sent');
        await takeCodeBack(deps, codeOwner(session, email));
        await takeMailBack(deps, asked);
        throw invalidField('email', 'mailFailed');
      });
      if (!deps.config.smtpUrl) deps.log.info(`Code for ${email}: ${code}`);
      return { message: text(locale, 'codeSent') };
    },
  );

  route(app, deps, verifyCode, { limit: codeTries }, async ({ body, session, locale, now }) => {
    const { id } = visitor(session);
    const isRight = await useCode(deps, codeOwner(session, body.email), body.verification_code, now);
    if (!isRight) throw invalidField('verification_code', 'wrongCode');
    await db.update(sessions).set({ verifiedEmail: body.email, verifiedAt: now }).where(eq(sessions.id, id));
    return { message: text(locale, 'codeRight') };
  });

  const limit = perAddress('register', 20, hourMs);
  route(app, deps, register, { limit }, async ({ request, reply, body, session, locale, now }) => {
    refuseUnfit(body, now);
    await refuseTaken(deps.db, body.email, now);
    const toProve = proofToRegister(body);
    if (toProve !== null && !isProved(visitor(session), toProve, now))
      throw invalidField('email', 'emailUnverified');
    const user = await createMember(deps, body, locale, now);
    await startSession(deps, request, reply, user, session);
    giveDevice(deps, request, reply, user);
    return { user: presentUser(user, [], now), premium: premiumStatus(user, now) };
  });
}

/** The token check has shown that there is a session. */
function visitor(session: Session | null): Session {
  if (!session) throw new Refused(419, 'staleToken');
  return session;
}

function codeOwner(session: Session | null, email: string): CodeOwner {
  return { sessionId: visitor(session).id, email, purpose: 'registration' };
}

function refuseUnfit(body: BodyOf<typeof register>, now: Date): void {
  const problem = originProblem(birthOf(body), body.city, now);
  if (problem) throw invalidField(...problem);
}

async function createMember(
  { db }: Deps,
  body: BodyOf<typeof register>,
  locale: Locale,
  now: Date,
): Promise<UserRow> {
  const { name, email, gender, city } = body;
  const birthDate = birthDateText(birthOf(body));
  const passwordHash = await hashPassword(body.password);
  try {
    return await db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({ name, email, gender, city, birthDate, passwordHash, locale, createdAt: now })
        .returning();
      if (!user) throw new Error('The member was not inserted');
      await refuseHeld(tx, email, now);
      return user;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? invalidField('email', 'emailTaken') : error;
  }
}
