import * as z from 'zod/mini';
import { call } from '../call';
import { email, recoveryPassword } from '../values';

const message = z.object({ message: z.string() });
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));

/** The answer is the same whether or not the address belongs to a member (D-26) [REC-02]. */
export const requestPasswordReset = call({
  summary: 'Mail a code for a new password',
  method: 'POST',
  path: '/password/reset-request',
  who: 'anyone',
  body: z.object({ email }),
  answer: message,
  errors: [419, 422, 429],
});

/** A wrong, old or used-up code is a 422 on `code`; a right one stays good for the reset [REC-02]. */
export const verifyResetCode = call({
  summary: 'Check the code for a new password',
  method: 'POST',
  path: '/password/verify-code',
  who: 'anyone',
  body: z.object({ email, code }),
  answer: message,
  errors: [419, 422, 429],
});

/** Uses the code up and ends every session of the member (D-26) [REC-07]. */
export const resetPassword = call({
  summary: 'Set a new password with the mailed code',
  method: 'POST',
  path: '/password/reset-pass',
  who: 'anyone',
  body: z.object({ email, code, password: recoveryPassword }),
  answer: message,
  errors: [419, 422, 429],
});

/**
 * Puts the address back that a member had before it was changed in the settings, by the link that was mailed there: once,
 * within 48 hours. Ends every session. A used, late or unknown link is a 404, the same for all three (decision 0037).
 */
export const restoreEmail = call({
  summary: 'Put the former e-mail back by the mailed link',
  method: 'POST',
  path: '/email/restore',
  who: 'anyone',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ email: z.string() }),
  errors: [404, 419, 422, 429],
});
