import * as z from 'zod/mini';
import { call } from '../call';
import { memberCard } from '../entities';
import { pageOfResults } from '../pageOfResults';

/** A member whom I like; `is_match`: they like me too, which both of us were told. */
const givenLike = z.object({ ...memberCard.shape, is_match: z.boolean() });
export type GivenLike = z.output<typeof givenLike>;

/** A page of the members I like and still see, the newest like first; open to everybody, for it is their own doing. */
export const getGivenLikes = call({
  summary: 'Whom I like',
  method: 'GET',
  path: '/api/likes/given/users',
  who: 'member',
  query: z.object(pageOfResults),
  answer: z.object({
    users: z.array(givenLike),
    /** How many there are, counted no further than `countLimit`. */
    total: z.int(),
  }),
  errors: [401, 422],
});
