import * as z from 'zod/mini';
import { birthDateFields } from '../birthDateFields';
import { call } from '../call';
import { premiumStatus, user } from '../entities';
import { limits } from '../limits';
import { email, gender, locale, personName, registrationPassword } from '../values';

/** Mails a code of six digits (D-26). An address taken by somebody else is a 422 on `email`. */
export const sendVerificationEmail = call({
  summary: 'Mail a confirmation code',
  method: 'POST',
  path: '/send-verification-email',
  who: 'anyone',
  body: z.object({ email }),
  answer: z.object({ message: z.string() }),
  errors: [419, 422, 429],
});

/** A wrong, old or used-up code is a 422 on `verification_code`. */
export const verifyCode = call({
  summary: 'Confirm the address with the mailed code',
  method: 'POST',
  path: '/verify-code',
  who: 'anyone',
  body: z.object({ email, verification_code: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) }),
  answer: z.object({ message: z.string() }),
  errors: [419, 422, 429],
});

const localeOrNone = z.pipe(
  z.nullish(locale),
  z.transform((given) => given ?? limits.registrationLocale),
);

/** Registration succeeds even if the back end sends no known language; then it is English [REG-12]. */
const newUser = z.object({ ...user.shape, locale: z.pipe(localeOrNone, locale) });

/** The server computes the age itself (D-02); women need a confirmed address, else a 422 on `email`. */
export const register = call({
  summary: 'Create a profile and sign in',
  method: 'POST',
  path: '/register',
  who: 'anyone',
  renewsSession: true,
  body: z.object({
    gender,
    name: personName,
    ...birthDateFields,
    age: z.optional(z.int()),
    city: z.string().check(z.minLength(1), z.maxLength(120)),
    email,
    password: registrationPassword,
  }),
  answer: z.object({ user: newUser, premium: premiumStatus }),
  errors: [419, 422, 429],
});
