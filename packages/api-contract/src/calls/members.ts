import * as z from 'zod/mini';
import { call } from '../call';
import { member, memberCard } from '../entities';
import { furtherFields, heightsInOrder } from '../furtherFilters';
import { genderFilter, onlineStatusFilter, pathId, queryInt } from '../values';
import { limits } from '../limits';
import { pageOfResults } from '../pageOfResults';

const filterAge = queryInt(limits.age.filterMin, limits.age.filterMax);

/** People by filters; without `city` all cities. Marked members first, then those online (NEA-04). */
export const getFilteredUsers = call({
  summary: 'People nearby and encounter cards',
  method: 'GET',
  path: '/api/get-filtered-users',
  who: 'member',
  query: z
    .object({
      minAge: z.optional(filterAge),
      maxAge: z.optional(filterAge),
      gender: z.optional(genderFilter),
      city: z.optional(z.string().check(z.maxLength(120))),
      onlineStatus: z.optional(onlineStatusFilter),
      includeImages: z.optional(z.enum(['true', 'false'])),
      ...furtherFields,
      ...pageOfResults,
    })
    .check(heightsInOrder),
  answer: z.object({
    users: z.array(memberCard),
    /** How many fit, counted no further than `countLimit`. */
    total: z.int(),
    /** Likes left in these 24 hours; null without a limit (D-04). */
    likes_left: z.nullable(z.int()),
  }),
  errors: [401, 422],
});

/** A member who blocked me, or is suspended or deleted, is a 404, as if they did not exist (D-33). */
export const getUser = call({
  summary: 'Profile of a member',
  method: 'GET',
  path: '/api/users/user/:id',
  who: 'member',
  params: z.object({ id: pathId }),
  answer: z.object({ user: member }),
  errors: [401, 404, 422],
});
