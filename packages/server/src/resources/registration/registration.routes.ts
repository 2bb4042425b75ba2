import { register, sendVerificationEmail, verifyCode, type BodyOf, type Locale } from '@iskra/api-contract';
import { cities } from '@iskra/api-contract/cities';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { isUniqueViolation } from '../../db/isUniqueViolation';
import { sessions, users, type UserRow } from '../../db/schema';
import { rateLimits } from '../../http/rateLimits';
import { invalidField, Refused } from '../../http/Refused';
import { route } from '../../http/route';
import { startSession, type Session } from '../../http/sessions';
import { text } from '../../http/texts';
import { presentPremium, presentUser } from '../members/members.present';
import { hashPassword } from '../session/password';
import { issueCode, takeCodeBack, useCode, type CodeOwner } from './codes';
import { birthDateProblem, isVerified } from './registration.policy';

const cityNames = new Set(cities.map(({ name }) => name));

/** The wizard's calls: a code by mail, its check, and the new member. */
export function registrationRoutes(app: FastifyInstance, deps: Deps): void {
  const { limiter, db } = deps;

  route(app, deps, sendVerificationEmail, async ({ request, body: { email }, session, locale }) => {
    limiter.take(rateLimits.mailFromAddress, request.ip);
    await refuseTaken(deps, email);
    const code = await issueCode(deps, codeOwner(session, email));
    const mail = {
      to: email,
      subject: text(locale, 'codeSubject', { code }),
      text: text(locale, 'codeMail', { code }),
    };
    await deps.mailer.send(mail).catch(async (error: unknown) => {
      deps.log.error(error, 'A mail could not be sent');
      await takeCodeBack(deps, codeOwner(session, email));
      throw invalidField('email', 'mailFailed');
    });
    if (!deps.config.smtpUrl) deps.log.info(`Code for ${email}: ${code}`);
    return { message: text(locale, 'codeSent') };
  });

  route(app, deps, verifyCode, async ({ request, body, session, locale }) => {
    limiter.take(rateLimits.codeFromAddress, request.ip);
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
    limiter.take(rateLimits.registerFromAddress, request.ip);
    refuseUnfit(body, deps.now());
    await refuseTaken(deps, body.email);
    if (body.gender === 'female' && !isVerified(visitor(session), body.email, deps.now())) {
      throw invalidField('email', 'emailUnverified');
    }
    const user = await createMember(deps, body, locale);
    await startSession(deps, request, reply, user, session);
    return { user: presentUser(user, [], deps.now()), premium: presentPremium(user, deps.now()) };
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
  const birth = { day: body.birth_day, month: body.birth_month, year: body.birth_year };
  const problem = birthDateProblem(birth, now);
  if (problem) throw invalidField(...problem);
  if (!cityNames.has(body.city)) throw invalidField('city', 'wrongCity');
}

async function createMember(
  { db, now }: Deps,
  body: BodyOf<typeof register>,
  locale: Locale,
): Promise<UserRow> {
  const { name, email, gender, city } = body;
  const two = (part: number) => String(part).padStart(2, '0');
  const birthDate = `${body.birth_year}-${two(body.birth_month)}-${two(body.birth_day)}`;
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
