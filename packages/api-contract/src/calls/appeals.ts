import * as z from 'zod/mini';
import { call } from '../call';
import { credentials } from '../credentials';
import { longestAppeal } from '../longestAppeal';
import { isoDate, spoken } from '../values';

/** What I wrote against my suspension; `answer`: an operator's words, when it was refused. */
const appeal = z.object({
  state: z.enum(['under_review', 'refused']),
  text: z.string(),
  created_at: isoDate,
  answer: z.nullable(z.string()),
});
export type Appeal = z.output<typeof appeal>;

/**
 * What I wrote against the suspension that holds now; null before I did. There is no session for a suspended account
 * (D-39): e-mail and password prove it, counted as a try to sign in, and wrong ones are refused as there. 409 where
 * the account is not suspended.
 */
export const getAppeal = call({
  summary: 'My appeal against a suspension',
  method: 'POST',
  path: '/api/appeal/current',
  who: 'anyone',
  body: credentials,
  answer: z.object({ appeal: z.nullable(appeal) }),
  errors: [401, 409, 419, 422, 429],
});

/** One for each suspension: another one returns the first unchanged. It is proved as `getAppeal` is. */
export const sendAppeal = call({
  summary: 'Appeal against a suspension',
  method: 'POST',
  path: '/api/appeal',
  who: 'anyone',
  body: z.extend(credentials, { text: spoken(longestAppeal) }),
  answer: z.object({ appeal }),
  errors: [401, 409, 419, 422, 429],
});
