import * as z from 'zod/mini';
import { call } from '../call';
import { browsers, systems } from '../devices';
import { isoDate } from '../values';

/** Names a session to its member; it opens nothing, and nobody signs in with it. */
const sessionName = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** A place where I am signed in. Neither address nor `User-Agent` is in it. */
const activeSession = z.object({
  id: sessionName,
  /** The one that asks. */
  is_current: z.boolean(),
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
  /** When I signed in there. */
  started_at: isoDate,
  /** When it was last used, to a minute. */
  seen_at: isoDate,
});
export type ActiveSession = z.output<typeof activeSession>;

/** Every place where I am signed in: this one first, then the one used last. */
export const getActiveSessions = call({
  summary: 'Where I am signed in',
  method: 'GET',
  path: '/api/sessions',
  who: 'member',
  answer: z.object({ sessions: z.array(activeSession) }),
  errors: [401],
});

/** Signs me out there. The one that asks is not ended here, that is `logout`: 404, as for one that is not mine. */
export const endActiveSession = call({
  summary: 'Sign me out in another place',
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  who: 'member',
  params: z.object({ sessionId: sessionName }),
  answer: z.object({}),
  errors: [401, 404, 419, 422, 429],
});

/** Signs me out everywhere but here. */
export const endOtherSessions = call({
  summary: 'Sign me out everywhere else',
  method: 'DELETE',
  path: '/api/sessions',
  who: 'member',
  answer: z.object({}),
  errors: [401, 419, 429],
});
