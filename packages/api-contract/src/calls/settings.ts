import * as z from 'zod/mini';
import { birthDateFields } from '../birthDateFields';
import { call } from '../call';
import { user } from '../entities';
import { city, email, gender, personName } from '../values';

const changed = z.object({ user });

/**
 * The exact date must give 18, else a 422 on `birth_year`; `age` is ignored (D-02). Another gender needs the member's
 * address confirmed again, else a 422 on `email` (D-38) [SET-05].
 */
export const updateInfo = call({
  summary: 'Change name, gender, birth date and city',
  method: 'POST',
  path: '/api/update-info',
  who: 'member',
  body: z.object({ name: personName, gender, ...birthDateFields, age: z.optional(z.int()), city }),
  answer: changed,
  errors: [401, 419, 422, 429],
});

/** A woman's new address has to be confirmed first (D-38); the body of a refusal says why [SET-05]. */
export const updateEmail = call({
  summary: 'Change the e-mail',
  method: 'POST',
  path: '/api/update-email',
  who: 'member',
  body: z.object({ email }),
  answer: changed,
  refusesAs: 'text',
  errors: [401, 419, 422, 429],
});

/** Whether notices make a sound (D-16) [SET-07]. */
export const setSound = call({
  summary: 'Switch the sound of notes on or off',
  method: 'POST',
  path: '/api/user-sound',
  who: 'member',
  body: z.object({ sound: z.boolean() }),
  answer: z.object({ sound: z.boolean() }),
  errors: [401, 419, 422],
});

/** Deletes personal data and photos at once; the others keep the messages (D-36) [SET-09]. */
export const deleteAccount = call({
  summary: 'Delete the account',
  method: 'POST',
  path: '/api/delete-account',
  who: 'member',
  renewsSession: true,
  answer: z.object({}),
  errors: [401, 419, 429],
});

/** A zip of `data.json` and the photos (D-36). */
export const exportData = call({
  summary: 'All own data',
  method: 'GET',
  path: '/api/user/export',
  who: 'member',
  answer: z.unknown(),
  answerAs: 'zip',
  errors: [401, 429],
});
