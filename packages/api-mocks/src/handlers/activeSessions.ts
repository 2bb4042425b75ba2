import {
  endActiveSession,
  endOtherSessions,
  getActiveSessions,
  type ActiveSession,
} from '@iskra/api-contract';
import type { SessionRecord } from '../world/records';
import { endOtherSession, endOthers, sessionsOf } from '../world/sessions';
import type { Answer } from './answer';

/** Where the member is signed in, and signing out elsewhere. */
export const activeSessionHandlers = (answer: Answer) => [
  answer(getActiveSessions, ({ world, session }) => ({
    sessions: sessionsOf(world, session).map((one) => present(one, one.token === session.token)),
  })),

  answer(endActiveSession, ({ world, session, params }) => {
    endOtherSession(world, session, params.sessionId);
    return {};
  }),

  answer(endOtherSessions, ({ world, session }) => {
    endOthers(world, session);
    return {};
  }),
];

function present({ publicId, device, startedAt, seenAt }: SessionRecord, isCurrent: boolean): ActiveSession {
  return {
    id: publicId,
    is_current: isCurrent,
    ...device,
    started_at: startedAt.toISOString(),
    seen_at: seenAt.toISOString(),
  };
}
