import * as z from 'zod/mini';
import { call } from '../call';
import { pathId } from '../values';

/** Tells the other side that I type, or stopped; refused where a message would be. Kept nowhere. */
export const tellTyping = call({
  summary: 'Tell that I type',
  method: 'POST',
  path: '/api/dialog/:dialogId/typing',
  who: 'member',
  params: z.object({ dialogId: pathId }),
  body: z.object({ typing: z.boolean() }),
  /** My own switch. Whether the other has theirs on, and so was told, is not said. */
  answer: z.object({ shown: z.boolean() }),
  errors: [401, 403, 404, 419, 422, 429],
});

/** Whether I show that I type and have read, and see it of others; not in `user`, which every page loads. */
export const getChatMarks = call({
  summary: 'Whether I show when I type and have read',
  method: 'GET',
  path: '/api/user-chat-marks',
  who: 'member',
  answer: z.object({ shown: z.boolean() }),
  errors: [401],
});

/** Off, nobody learns of me that I type or have read, and I learn it of nobody. */
export const setChatMarks = call({
  summary: 'Show when I type and have read, or do not',
  method: 'POST',
  path: '/api/user-chat-marks',
  who: 'member',
  body: z.object({ shown: z.boolean() }),
  answer: z.object({ shown: z.boolean() }),
  errors: [401, 419, 422],
});
