import * as z from 'zod/mini';
import { call } from '../call';

/** Whether new people see me; not in `user`, which every page loads. */
export const getPaused = call({
  summary: 'Whether my profile is paused',
  method: 'GET',
  path: '/api/user-paused',
  who: 'member',
  answer: z.object({ paused: z.boolean() }),
  errors: [401],
});

/** Hides me from people nearby, encounters and new likes, or shows me again; who has a dialogue with me still writes. */
export const setPaused = call({
  summary: 'Pause the profile, or show it again',
  method: 'POST',
  path: '/api/user-paused',
  who: 'member',
  body: z.object({ paused: z.boolean() }),
  answer: z.object({ paused: z.boolean() }),
  errors: [401, 419, 422],
});

/** Whether others learn that I am there; not in `user`, which every page loads (decision 0037). */
export const getOnlineHidden = call({
  summary: 'Whether I hide that I am online',
  method: 'GET',
  path: '/api/user-online-hidden',
  who: 'member',
  answer: z.object({ hidden: z.boolean() }),
  errors: [401],
});

/** Hidden, I am offline for everybody else, wherever it shows; I see others as before. */
export const setOnlineHidden = call({
  summary: 'Hide that I am online, or show it',
  method: 'POST',
  path: '/api/user-online-hidden',
  who: 'member',
  body: z.object({ hidden: z.boolean() }),
  answer: z.object({ hidden: z.boolean() }),
  errors: [401, 419, 422],
});

/** Whether I show that I type and have read, and see it of others; not in `user`, which every page loads. */
export const getChatMarks = call({
  summary: 'Whether I show when I type and have read',
  method: 'GET',
  path: '/api/user-chat-marks',
  who: 'member',
  answer: z.object({ shown: z.boolean() }),
  errors: [401],
});

/** Off, nobody learns of me that I type or have read, and I learn it of nobody. */
export const setChatMarks = call({
  summary: 'Show when I type and have read, or do not',
  method: 'POST',
  path: '/api/user-chat-marks',
  who: 'member',
  body: z.object({ shown: z.boolean() }),
  answer: z.object({ shown: z.boolean() }),
  errors: [401, 419, 422],
});
