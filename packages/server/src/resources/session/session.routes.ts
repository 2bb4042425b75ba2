import {
  getPageContext,
  getSession,
  limits,
  login,
  logout,
  logoutAtRoot,
  setLocale,
  setOnlineStatus,
} from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { users, type UserRow } from '../../db/schema';
import { pageContextOf } from '../../http/pageContext';
import { rateLimits } from '../../http/rateLimits';
import { Refused } from '../../http/Refused';
import { route } from '../../http/route';
import { endSession, startSession } from '../../http/sessions';
import { enqueueSessionEnd, publishQueued } from '../../realtime/outbox';
import { presentImages, presentPremium, presentUser } from '../members/members.present';
import { photosOf } from '../members/members.repository';
import { checkNobody, isPassword } from './password';

/** A page that says 'visible' is believed for so long without another word. */
const visibleForMs = 5 * 60_000;

/** Signing in and out, and what belongs to the session. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, limiter } = deps;

  route(app, deps, getPageContext, async ({ request, reply, session }) => {
    limiter.take(rateLimits.pageContext, request.ip);
    return pageContextOf(deps, session ?? (await startSession(deps, request, reply, null)));
  });

  route(app, deps, login, async ({ request, reply, body, session }) => {
    const email = body.email.trim().toLowerCase();
    limiter.take(rateLimits.loginFromAddress, request.ip);
    limiter.take(rateLimits.loginToEmail, email);
    const user = await findByLogin(deps, email, body.password);
    if (!user) throw new Refused(401, 'wrongLogin');
    const reason = user.suspendedReason;
    if (reason !== null) throw new Refused(403, 'suspended', { values: { reason } });
    limiter.forgive(rateLimits.loginFromAddress, request.ip);
    limiter.forgive(rateLimits.loginToEmail, email);
    await startSession(deps, request, reply, user, session);
    // Signed in over somebody's open session: its pages no longer hear for whom they did.
    if (session?.user) await publishQueued(deps, [await enqueueSessionEnd(db, session.user.id, session.id)]);
    return signedIn(deps, user);
  });

  for (const call of [logout, logoutAtRoot]) {
    route(app, deps, call, async ({ me, session, request, reply }) => {
      const queued = await db.transaction(async (tx) => {
        await endSession(tx, session.id);
        await tx.update(users).set({ isVisible: false, onlineUntil: null }).where(eq(users.id, me.id));
        return enqueueSessionEnd(tx, me.id, session.id);
      });
      await publishQueued(deps, [queued]);
      await startSession(deps, request, reply, null);
      return {};
    });
  }

  route(app, deps, getSession, ({ me }) => signedIn(deps, me));

  route(app, deps, setLocale, async ({ me, body }) => {
    await db.update(users).set({ locale: body.locale }).where(eq(users.id, me.id));
    return { locale: body.locale };
  });

  route(app, deps, setOnlineStatus, async ({ me, body }) => {
    const holdsMs = body.online ? visibleForMs : limits.presenceGraceMs;
    const onlineUntil = new Date(deps.now().getTime() + holdsMs);
    await db.update(users).set({ isVisible: body.online, onlineUntil }).where(eq(users.id, me.id));
    return { online: body.online };
  });
}

/** What sign-in and `GET /api/session` answer; `locale` only when the member chose one. */
async function signedIn(deps: Deps, user: UserRow) {
  const photos = await photosOf(deps.db, user.id);
  const now = deps.now();
  return {
    user: presentUser(user, photos, now),
    ...(user.locale ? { locale: user.locale } : {}),
    premium: presentPremium(user, now),
    images: presentImages(user, photos),
  };
}

async function findByLogin(deps: Deps, email: string, password: string): Promise<UserRow | null> {
  const [user] = await deps.db.select().from(users).where(eq(users.email, email));
  const isRight = user ? await isPassword(user.passwordHash, password) : await checkNobody(password);
  return user && isRight ? user : null;
}
