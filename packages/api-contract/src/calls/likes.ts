import * as z from 'zod/mini';
import { call } from '../call';
import { hiddenLike, memberCard } from '../entities';
import { pageOfResults } from '../pageOfResults';
import { id, pathId } from '../values';

const ofMember = z.object({ userId: pathId });

/** `dialog_id` is null between members of one gender (D-15). 402 when the day's likes are used up (D-04). */
export const likeUser = call({
  summary: 'Like a member',
  method: 'POST',
  path: '/api/likes/like/:userId',
  who: 'member',
  params: ofMember,
  answer: z.object({ dialog_id: z.nullable(id), likes_left: z.nullable(z.int()) }),
  errors: [401, 402, 404, 419, 422, 429],
});

export const unlikeUser = call({
  summary: 'Take a like back',
  method: 'POST',
  path: '/api/likes/unlike/:userId',
  who: 'member',
  params: ofMember,
  answer: z.object({ message: z.string() }),
  errors: [401, 404, 419, 422],
});

/** Removes a received like from my list; the sender never learns of it. 403 without premium [LIK-02, LIK-03]. */
export const removeLike = call({
  summary: 'Take a received like off my list',
  method: 'GET',
  path: '/api/likes/remove-like/:userId',
  who: 'member',
  changes: true,
  params: ofMember,
  answer: z.object({ message: z.string() }),
  errors: [401, 403, 404, 419, 422],
});

/** Whether I like them; never whether they like me (D-05). */
export const checkLike = call({
  summary: 'Do I like this member',
  method: 'GET',
  path: '/api/likes/check/:userId',
  who: 'member',
  params: ofMember,
  answer: z.object({ liked: z.boolean() }),
  errors: [401, 404, 422],
});

/** Counted no further than `countLimit`. A regular member's number counts likes whoever gave them (D-05). */
export const getLikedCount = call({
  summary: 'How many like me and are not yet matched',
  method: 'GET',
  path: '/api/likes/liked-count',
  who: 'member',
  answer: z.object({ count: z.int() }),
  errors: [401],
});

/** A page, the newest first; for a regular member placeholders only (D-05) [LIK-04]. */
export const getLikedUsers = call({
  summary: 'Who likes me',
  method: 'GET',
  path: '/api/likes/liked/users',
  who: 'member',
  query: z.object(pageOfResults),
  answer: z.object({
    users: z.array(z.union([memberCard, hiddenLike])),
    /** How many there are, counted no further than `countLimit`; a back end without it sends all at once. */
    total: z.optional(z.int()),
  }),
  errors: [401, 422],
});

export const getMatchedUsers = call({
  summary: 'Members who like me and whom I like',
  method: 'GET',
  path: '/api/users/matched',
  who: 'member',
  answer: z.object({ users: z.array(memberCard) }),
  errors: [401],
});
