import * as z from 'zod/mini';
import { call } from '../call';
import { dialogue } from '../entities';
import { limits } from '../limits';
import { id, pathId, queryInt } from '../values';

/**
 * Newest first; a dialogue begun by a like alone shows to the other side only after a message or a match (D-15).
 * Without a query all of them; `before` is the dialogue that a page of results ended with, a 404 once it is not in my list.
 */
export const getDialogues = call({
  summary: 'My dialogues',
  method: 'GET',
  path: '/api/dialogs',
  who: 'member',
  query: z.object({
    before: z.optional(pathId),
    limit: z.optional(queryInt(1, limits.dialogues.largestPage)),
  }),
  answer: z.object({
    dialogs: z.array(dialogue),
    /** Whether older ones follow; a back end without it sends all at once. */
    has_more: z.optional(z.boolean()),
  }),
  errors: [401, 404, 422],
});

export const getUserDialogues = call({
  summary: 'Ids of my dialogues, to subscribe to their channels',
  method: 'GET',
  path: '/api/user-dialogs',
  who: 'member',
  answer: z.object({ dialogs: z.array(z.object({ dialog_id: id })) }),
  errors: [401],
});

/** For the one who deletes: hides earlier messages; the next message brings the dialogue back (D-32) [CHT-10]. */
export const deleteDialogue = call({
  summary: 'Delete a conversation for myself',
  method: 'GET',
  path: '/api/dialog/delete/:id',
  who: 'member',
  changes: true,
  params: z.object({ id: pathId }),
  answer: z.object({ message: z.string() }),
  errors: [401, 404, 419, 422],
});

/** `dialog_id` is null while there is none in my list: one begun by the other's like alone stays secret (D-15) [OTH-06]. */
export const getDialogueWith = call({
  summary: 'The dialogue with a member',
  method: 'GET',
  path: '/api/dialogs/:userId',
  who: 'member',
  params: z.object({ userId: pathId }),
  answer: z.object({ dialog_id: z.nullable(id) }),
  errors: [401, 403, 404, 422],
});

/** Puts the dialogue with a member into my list, begun if there is none; 403 between members of one gender [OTH-06]. */
export const createDialogue = call({
  summary: 'Begin a dialogue with a member',
  method: 'GET',
  path: '/api/likes/like/create-dialog/:userId',
  who: 'member',
  changes: true,
  params: z.object({ userId: pathId }),
  answer: z.object({ dialog_id: id }),
  errors: [401, 403, 404, 419, 422, 429],
});
