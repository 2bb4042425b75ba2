import { setSound, updateEmail, updateInfo } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { users, type UserRow } from '../../db/schema';
import { rateLimits } from '../../http/rateLimits';
import { route } from '../../http/route';
import { ownSocket } from '../../realtime/ownSocket';
import { presentUser } from '../members/members.present';
import { photosOf } from '../members/members.repository';
import { changeEmail } from './changeEmail';
import { changeInfo } from './changeInfo';

/** What a member changes about the account (SET). */
export function settingsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, limiter } = deps;

  route(app, deps, updateInfo, async ({ me, session, body, request }) => {
    await limiter.take(rateLimits.settings, me.id);
    return {
      user: await present(await changeInfo(deps, session, me, body, ownSocket(request, me.id))),
    };
  });

  route(app, deps, updateEmail, async ({ me, session, body, locale, request }) => {
    await limiter.take(rateLimits.emailChanges, me.id);
    const change = { email: body.email, locale, exceptSocket: ownSocket(request, me.id) };
    return { user: await present(await changeEmail(deps, session, me, change)) };
  });

  route(app, deps, setSound, async ({ me, body }) => {
    await db.update(users).set({ sound: body.sound }).where(eq(users.id, me.id));
    return { sound: body.sound };
  });

  async function present(user: UserRow) {
    return presentUser(user, await photosOf(db, user.id), deps.now());
  }
}
