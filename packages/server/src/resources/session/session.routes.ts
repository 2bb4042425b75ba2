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
import { premiumStatus, Refused, suspensionRefusal } from '@iskra/api-contract/rules';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { users, type UserRow } from '../../db/schema';
import { giveDevice } from '../../session/deviceCookie';
import { pageContextOf } from '../../page/pageContext';
import { minuteMs, perAddress } from '../../http/callLimits';
import { route } from '../../http/route';
import { endSession, startSession, startVisit } from '../../session/sessions';
import { askPages } from '../../realtime/askPages';
import { showOnline } from '../../realtime/onlineUntil';
import { enqueueSessionEnd, publishQueued } from '../../realtime/outbox';
import { ownSocket, type OwnSocket } from '../../realtime/ownSocket';
import { currentAppeal } from '../appeals/appeals.repository';
import { presentImages, presentUser } from '../members/members.present';
import { photosOf } from '../members/members.repository';
import { isUnderReview } from '../premium/premium.repository';
import { provenMember } from './provenMember';
import { forgiveLogin } from './takeLogin';

/** Signing in and out, and what belongs to the session. */
export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, limiter } = deps;

  const limit = perAddress('page context', 300, 5 * minuteMs);
  route(app, deps, getPageContext, { limit }, ({ request, reply, session }) =>
    Promise.resolve(pageContextOf(deps, session ?? startVisit(deps, request, reply))),
  );

  route(app, deps, login, async ({ request, reply, body, session, now }) => {
    const { user, attempt } = await provenMember(deps, request, body);
    const reason = user.suspendedReason;
    if (reason !== null) throw suspensionRefusal(reason, await currentAppeal(db, user.id));
    await forgiveLogin(limiter, attempt);
    if (!(await startSession(deps, request, reply, user, session))) throw new Refused(401, 'wrongLogin');
    giveDevice(deps, request, reply, user);
    // Signed in over an open session: its pages lose their subscriptions.
    if (session?.user) await publishQueued(deps, [await enqueueSessionEnd(db, session.user.id, session.id)]);
    return signedIn(deps, user, now);
  });

  for (const call of [logout, logoutAtRoot]) {
    route(app, deps, call, async ({ me, session, request, reply }) => {
      const queued = await db.transaction(async (tx) => {
        await endSession(tx, session.id);
        await tx.update(users).set({ isVisible: false, onlineUntil: null }).where(eq(users.id, me.id));
        return enqueueSessionEnd(tx, me.id, session.id);
      });
      await publishQueued(deps, [queued]);
      startVisit(deps, request, reply);
      return {};
    });
  }

  route(app, deps, getSession, ({ me, now }) => signedIn(deps, me, now));

  route(app, deps, setLocale, async ({ me, body }) => {
    await db.update(users).set({ locale: body.locale }).where(eq(users.id, me.id));
    return { locale: body.locale };
  });

  route(app, deps, setOnlineStatus, async ({ me, body, now, request }) => {
    const socket = ownSocket(request, me.id);
    if (body.online) await showOnline(db, me.id, now);
    else await publishQueued(deps, await askPages(db, [me.id], now));
    return {
      online: body.online,
      again_in_s: body.online && !isToldBySocket(socket) ? limits.presenceAgainS : null,
    };
  });

  /** An outside broadcaster does not say whose sockets are open. */
  function isToldBySocket(socket: OwnSocket | null): boolean {
    return socket !== null && deps.config.pusher === undefined;
  }
}

/** What sign-in and `GET /api/session` answer; `locale` only when the member chose one. */
async function signedIn(deps: Deps, user: UserRow, now: Date) {
  const photos = await photosOf(deps.db, user.id);
  return {
    user: presentUser(user, photos, now),
    ...(user.locale ? { locale: user.locale } : {}),
    premium: { ...premiumStatus(user, now), in_review: await isUnderReview(deps.db, user.id) },
    images: presentImages(user, photos),
  };
}
