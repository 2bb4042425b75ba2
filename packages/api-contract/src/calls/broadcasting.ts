import * as z from 'zod/mini';
import { call } from '../call';

const socketId = z.string().check(z.regex(/^\d+\.\d+$/));

const channelName = z.string().check(z.maxLength(164));

/** pusher-js passes `channel_data` on unchanged with the subscription. */
const channelAuth = z.object({ auth: z.string(), channel_data: z.optional(z.string()) });

/** As pusher-js posts it: url-encoded, with X-CSRF-TOKEN as the only header of ours [RT-03]. */
export const authorizeChannel = call({
  summary: 'Authorise a subscription to a private channel',
  method: 'POST',
  path: '/broadcasting/auth',
  who: 'member',
  bodyAs: 'form',
  body: z.object({ socket_id: socketId, channel_name: channelName }),
  answer: channelAuth,
  errors: [401, 403, 419, 422],
});

/** The same for many channels at once; null where the single call refuses with 403. */
export const authorizeChannels = call({
  summary: 'Authorise subscriptions to private channels',
  method: 'POST',
  path: '/broadcasting/auth/batch',
  who: 'member',
  body: z.object({
    socket_id: socketId,
    channel_names: z.array(channelName).check(z.minLength(1), z.maxLength(1000)),
  }),
  answer: z.object({ channels: z.record(z.string(), z.nullable(channelAuth)) }),
  errors: [401, 419, 422],
});

/** Answered, but nothing depends on it (design: real time). */
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
