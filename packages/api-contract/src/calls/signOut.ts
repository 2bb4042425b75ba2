import * as z from 'zod/mini';
import { call } from '../call';

export const logout = call({
  summary: 'Sign out',
  method: 'POST',
  path: '/api/logout',
  who: 'member',
  renewsSession: true,
  answer: z.object({}),
  errors: [401, 419],
});

/** The same under the other path of spec point 7. */
export const logoutAtRoot = call({
  summary: 'Sign out, by the path outside /api',
  method: 'POST',
  path: '/logout',
  who: 'member',
  renewsSession: true,
  answer: z.object({}),
  errors: [401, 419],
});
