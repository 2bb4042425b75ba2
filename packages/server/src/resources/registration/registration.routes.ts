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
import { rateLimits } from '../../http/rateLimits';
import { route } from '../../http/route';
import { keepSession, startSession, type Session } from '../../session/sessions';
import { mailText } from '../../mail/mailTexts';
import { birthDateText } from '../members/birthDateText';
import { presentUser } from '../members/members.present';
import { hashPassword } from '../session/password';
import { issueCode, takeCodeBack, useCode, type CodeOwner } from './codes';
import { takeMail, takeMailBack } from './takeMail';

/** The wizard's calls: a code by mail, its check, and the new member. */
export function registrationRoutes(app: FastifyInstance, deps: Deps): void {
  const { limiter, db } = deps;

  route(app, deps, sendVerificationEmail, async ({ request, body: { email }, session, locale }) => {
    const address = addressBlock(request.ip);
    await limiter.take(rateLimits.mailFromAddress, address);
    // One's own address is confirmed anew for a change in the settings (D-38).
    const me = session?.user?.email === email ? session.user : null;
    if (!me) await refuseTaken(deps, email);
    const asked = { email, address, device: knownDevice(deps, request, me) };
    await takeMail(deps, asked);
    await keepSession(deps, visitor(session));
    const code = await issueCode(deps, codeOwner(session, email));
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
  });

  route(app, deps, verifyCode, async ({ request, body, session, locale }) => {
    await limiter.take(rateLimits.codeFromAddress, addressBlock(request.ip));
    const { id } = visitor(session);
    const isRight = await useCode(deps, codeOwner(session, body.email), body.verification_code);
    if (!isRight) throw invalidField('verification_code', 'wrongCode');
    await db
      .update(sessions)
      .set({ verifiedEmail: body.email, verifiedAt: deps.now() })
      .where(eq(sessions.id, id));
    return { message: text(locale, 'codeRight') };
  });

  route(app, deps, register, async ({ request, reply, body, session, locale }) => {
    await limiter.take(rateLimits.registerFromAddress, addressBlock(request.ip));
    refuseUnfit(body, deps.now());
    await refuseTaken(deps, body.email);
    const toProve = proofToRegister(body);
    if (toProve !== null && !isProved(visitor(session), toProve, deps.now()))
      throw invalidField('email', 'emailUnverified');
    const user = await createMember(deps, body, locale);
    await startSession(deps, request, reply, user, session);
    giveDevice(deps, request, reply, user);
    return { user: presentUser(user, [], deps.now()), premium: premiumStatus(user, deps.now()) };
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

async function refuseTaken({ db }: Deps, email: string): Promise<void> {
  const taken = await db.$count(users, eq(users.email, email));
  if (taken > 0) throw invalidField('email', 'emailTaken');
}

function refuseUnfit(body: BodyOf<typeof register>, now: Date): void {
  const problem = originProblem(birthOf(body), body.city, now);
  if (problem) throw invalidField(...problem);
}

async function createMember(
  { db, now }: Deps,
  body: BodyOf<typeof register>,
  locale: Locale,
): Promise<UserRow> {
  const { name, email, gender, city } = body;
  const birthDate = birthDateText(birthOf(body));
  const passwordHash = await hashPassword(body.password);
  try {
    const [user] = await db
      .insert(users)
      .values({ name, email, gender, city, birthDate, passwordHash, locale, createdAt: now() })
      .returning();
    if (!user) throw new Error('No member was made');
    return user;
  } catch (error) {
    throw isUniqueViolation(error) ? invalidField('email', 'emailTaken') : error;
  }
}
