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
import { suspensionRefusal } from '@iskra/api-contract/rules';
import { currentAppeal } from '../world/appeals';
import { presentSignedIn } from '../world/presentMember';
import { appKey } from '../realtime/appKey';
import type { Answer } from './answer';
import { provenMember } from './credentials';

const realtime = {
  key: appKey,
  cluster: limits.realtime.cluster,
  host: '',
  port: 0,
  securePort: 0,
};

/** Signing in and out, and what belongs to the session. */
export const sessionHandlers = (answer: Answer) => [
  answer(getPageContext, ({ session, request }) => ({
    csrf_token: session.csrf,
    realtime: { ...realtime, tls: new URL(request.url).protocol === 'https:' },
  })),

  answer(login, ({ body, world, renew }) => {
    const member = provenMember(world, body);
    const reason = member.suspendedReason;
    if (reason !== null) throw suspensionRefusal(reason, currentAppeal(world, member.id));
    renew(member.id);
    return presentSignedIn(world, member);
  }),

  // In this order: the paths match by their end, and /logout is the end of /api/logout.
  ...[logout, logoutAtRoot].map((call) =>
    answer(call, ({ me, renew }) => {
      me.isOnline = false;
      renew(null);
      return {};
    }),
  ),

  answer(getSession, ({ me, world }) => presentSignedIn(world, me)),

  answer(setLocale, ({ me, body }) => {
    me.locale = body.locale;
    return { locale: body.locale };
  }),

  answer(setOnlineStatus, ({ me, body, world }) => {
    if (!body.online && me.isOnline) world.emit({ name: 'presenceAsked', to: me.id, payload: {} });
    me.isOnline = body.online;
    return { online: body.online, again_in_s: null };
  }),
];
