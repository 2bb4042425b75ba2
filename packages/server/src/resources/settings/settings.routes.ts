import {
  getChatMarks,
  getOnlineHidden,
  getPaused,
  setChatMarks,
  setOnlineHidden,
  setPaused,
  setSound,
  updateEmail,
  updateInfo,
} from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { users, type UserRow } from '../../db/schema';
import { hourMs, perMember } from '../../http/callLimits';
import { route } from '../../http/route';
import { ownSocket } from '../../realtime/ownSocket';
import { presentUser } from '../members/members.present';
import { photosOf } from '../members/members.repository';
import { changeEmail } from './changeEmail';
import { changeInfo } from './changeInfo';
import { pause } from './pause';
import { switchChatMarks } from './switchChatMarks';
import { switchOnline } from './switchOnline';

/** What a member changes about the account (SET). */
export function settingsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  const changes = perMember('settings', 60, hourMs);
  route(app, deps, updateInfo, { limit: changes }, async ({ me, session, body, now, request }) => {
    const change = { body, now, exceptSocket: ownSocket(request, me.id) };
    return { user: await present(await changeInfo(deps, session, me, change), now) };
  });

  const emailChanges = perMember('email changes', 20, hourMs);
  route(
    app,
    deps,
    updateEmail,
    { limit: emailChanges },
    async ({ me, session, body, locale, now, request }) => {
      const change = { email: body.email, locale, now, exceptSocket: ownSocket(request, me.id) };
      return { user: await present(await changeEmail(deps, session, me, change), now) };
    },
  );

  route(app, deps, setSound, async ({ me, body }) => {
    await db.update(users).set({ sound: body.sound }).where(eq(users.id, me.id));
    return { sound: body.sound };
  });

  route(app, deps, getPaused, ({ me }) => Promise.resolve({ paused: me.isPaused }));

  route(app, deps, setPaused, async ({ me, body, request }) => {
    await pause(deps, me.id, body.paused, ownSocket(request, me.id));
    return { paused: body.paused };
  });

  route(app, deps, getOnlineHidden, ({ me }) => Promise.resolve({ hidden: me.hidesOnline }));

  route(app, deps, setOnlineHidden, async ({ me, body: { hidden }, now, request }) => {
    const exceptSocket = ownSocket(request, me.id);
    await switchOnline(deps, { userId: me.id, isHidden: hidden, now, exceptSocket });
    return { hidden };
  });

  route(app, deps, getChatMarks, ({ me }) => Promise.resolve({ shown: me.showsChatMarks }));

  route(app, deps, setChatMarks, async ({ me, body, request }) => {
    await switchChatMarks(deps, me.id, body.shown, ownSocket(request, me.id));
    return { shown: body.shown };
  });

  async function present(user: UserRow, now: Date) {
    return presentUser(user, await photosOf(db, user.id), now);
  }
}
