import * as z from 'zod/mini';
import { call } from '../call';

const socketId = z.string().check(z.regex(/^\d+\.\d+$/));

/** As pusher-js posts it: url-encoded, with X-CSRF-TOKEN as the only header of ours [RT-03]. */
export const authorizeChannel = call({
  summary: 'Authorise a subscription to a private channel',
  method: 'POST',
  path: '/broadcasting/auth',
  who: 'member',
  bodyAs: 'form',
  body: z.object({ socket_id: socketId, channel_name: z.string().check(z.maxLength(164)) }),
  /** `channel_data` is handed on with the subscription as it is; pusher-js does so. */
  answer: z.object({ auth: z.string(), channel_data: z.optional(z.string()) }),
  errors: [401, 403, 419, 422],
});

/** Answered but never depended on (design: real time). */
export const authenticateUser = call({
  summary: 'Sign a socket in as this member',
  method: 'POST',
  path: '/broadcasting/user-auth',
  who: 'member',
  bodyAs: 'form',
  body: z.object({ socket_id: socketId }),
  answer: z.object({ auth: z.string(), user_data: z.string() }),
  errors: [401, 403, 419, 422],
});
