import * as z from 'zod/mini';
import { call } from '../call';
import { message } from '../entities';
import { afterId, id, messageText, pathId, queryInt } from '../values';
import { limits } from '../limits';

const ofDialogue = z.object({ dialogId: pathId });

/** Oldest first. Without `before` or `after` the newest page (D-31). */
export const getMessages = call({
  summary: 'Messages of a dialogue',
  method: 'GET',
  path: '/api/messages/:dialogId',
  who: 'member',
  params: ofDialogue,
  query: z.object({
    before: z.optional(pathId),
    after: z.optional(afterId),
    limit: z.optional(queryInt(1, 4 * limits.message.pageSize)),
  }),
  answer: z.object({ messages: z.array(message), has_more: z.boolean() }),
  errors: [401, 404, 422],
});

/**
 * Sent twice with one `client_id` is one message (D-27). 403 when blocked, unavailable, or of one gender. `reply_to` is a
 * message of either member in this dialogue that I see; any other is a 422 that tells nothing of it.
 */
export const sendMessage = call({
  summary: 'Send a message',
  method: 'POST',
  path: '/api/dialog/:dialogId/message/send',
  who: 'member',
  params: ofDialogue,
  body: z.object({
    content: messageText,
    sender_id: id,
    recipient_id: id,
    client_id: z.optional(z.uuid()),
    reply_to: z.optional(id),
  }),
  answer: z.object({ message }),
  errors: [401, 403, 404, 419, 422, 429],
});

/** Marks messages that were sent to me; other members' ids are ignored. */
export const markMessages = call({
  summary: 'Mark messages as read',
  method: 'POST',
  path: '/api/dialog/messages/mark',
  who: 'member',
  body: z.object({ messageIds: z.array(id).check(z.minLength(1), z.maxLength(1000)) }),
  answer: z.object({ total_unread_count: z.int() }),
  errors: [401, 419, 422],
});

export const getUnreadCount = call({
  summary: 'How many messages I have not read',
  method: 'GET',
  path: '/api/messages/unread/count/:userId',
  who: 'member',
  params: z.object({ userId: pathId }),
  answer: z.object({ total_unread_count: z.int() }),
  errors: [401, 403, 422],
});
