import * as z from 'zod/mini';
import { call } from '../call';
import { memberCard } from '../entities';
import { pageOfResults } from '../pageOfResults';

const { id, name, age, main_image } = memberCard.shape;
/** A member whom I blocked: enough to recognise them by. */
const blockedMember = z.object({ id, name, age, main_image });
export type BlockedMember = z.output<typeof blockedMember>;

/** A page of whom I blocked, the newest block first; whose profile I may not open is not among them (D-33). */
export const getBlockedUsers = call({
  summary: 'Whom I blocked',
  method: 'GET',
  path: '/api/blocked-users',
  who: 'member',
  query: z.object(pageOfResults),
  answer: z.object({
    users: z.array(blockedMember),
    /** How many there are, counted no further than `countLimit`. */
    total: z.int(),
  }),
  errors: [401, 422],
});
