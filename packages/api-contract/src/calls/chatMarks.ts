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
