import * as z from 'zod/mini';
import { call } from '../call';
import { credentials } from '../credentials';
import { images, premiumStatus, user } from '../entities';
import { locale } from '../values';

/** What a page needs to know at run time, so that one build serves everywhere (design: real time). */
export const realtimeConfig = z.object({
  key: z.string(),
  cluster: z.string(),
  host: z.string(),
  port: z.int(),
  securePort: z.int(),
  tls: z.boolean(),
});
export type RealtimeConfig = z.output<typeof realtimeConfig>;

export const pageContext = z.object({ csrf_token: z.string(), realtime: realtimeConfig });
export type PageContext = z.output<typeof pageContext>;

/** The same values as in the served page, to renew a stale token (419). */
export const getPageContext = call({
  summary: 'CSRF token and real-time configuration of this session',
  method: 'GET',
  path: '/api/page-context',
  who: 'anyone',
  answer: pageContext,
  errors: [429],
});

const signedIn = z.object({ user, locale: z.optional(locale), premium: premiumStatus, images });

/** The token may also stand in the header. */
export const login = call({
  summary: 'Sign in',
  method: 'POST',
  path: '/login',
  who: 'anyone',
  renewsSession: true,
  body: z.extend(credentials, { csrfToken: z.optional(z.string()) }),
  answer: signedIn,
  errors: [401, 403, 419, 422, 429],
});

/** Who am I: the same answer as at sign-in, for a page that comes back. */
export const getSession = call({
  summary: 'The signed-in member',
  method: 'GET',
  path: '/api/session',
  who: 'member',
  answer: signedIn,
  errors: [401],
});

export const setLocale = call({
  summary: 'Keep the interface language',
  method: 'POST',
  path: '/api/user-locale',
  who: 'member',
  body: z.object({ locale }),
  answer: z.object({ locale }),
  errors: [401, 419, 422],
});

/**
 * Visibility of the page: the member is online from `true` on, and for 60 s after the last visible page is hidden or gone
 * (D-34). `again_in_s`: seconds after which a visible page repeats the call; null while its socket shows it.
 */
export const setOnlineStatus = call({
  summary: 'Say that a page of mine is visible, or no longer',
  method: 'POST',
  path: '/api/user/status',
  who: 'member',
  body: z.object({ online: z.boolean() }),
  answer: z.object({ online: z.boolean(), again_in_s: z.nullish(z.int().check(z.positive())) }),
  errors: [401, 419, 422],
});
