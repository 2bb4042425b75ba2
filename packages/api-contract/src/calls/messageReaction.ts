import * as z from 'zod/mini';
import { call } from '../call';
import { reactionCode } from '../messageReaction';
import { pathId } from '../values';

/**
 * Sets, changes or takes back (null) my reaction to a message that the other wrote to me. 404 for one that I do not see,
 * 403 for my own and the system's, and where writing is refused.
 */
export const setReaction = call({
  summary: 'React to a message',
  method: 'POST',
  path: '/api/messages/:messageId/reaction',
  who: 'member',
  params: z.object({ messageId: pathId }),
  body: z.object({ reaction: z.nullable(reactionCode) }),
  answer: z.object({ reaction: z.nullable(reactionCode) }),
  errors: [401, 403, 404, 419, 422, 429],
});
