import { endActiveSession, endOtherSessions, getActiveSessions } from '@iskra/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { hourMs, perMember } from '../../http/callLimits';
import { route } from '../../http/route';
import { endOne, endOthers, listSessions } from './activeSessions';

/** Where a member is signed in, and signing out elsewhere. */
export function activeSessionRoutes(app: FastifyInstance, deps: Deps): void {
  const limit = perMember('session ends', 60, hourMs);

  route(app, deps, getActiveSessions, async ({ me, session, now }) => ({
    sessions: await listSessions(deps.db, { userId: me.id, sessionId: session.id }, now),
  }));

  route(app, deps, endActiveSession, { limit }, async ({ me, session, params, now }) => {
    await endOne(deps, { userId: me.id, sessionId: session.id }, params.sessionId, now);
    return {};
  });

  route(app, deps, endOtherSessions, { limit }, async ({ me, session }) => {
    await endOthers(deps, { userId: me.id, sessionId: session.id });
    return {};
  });
}
