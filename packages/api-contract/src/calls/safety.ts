import * as z from 'zod/mini';
import { call } from '../call';
import { photoKey } from '../photoKey';
import { reportedMessages } from '../reportedMessages';
import { id, note, pathId, reason } from '../values';

const told = z.object({ message: z.string() });

/** Both vanish from each other's lists; a block is a report too (D-08, D-33) [BLK-01]. */
export const blockUser = call({
  summary: 'Block a member',
  method: 'POST',
  path: '/api/block-user',
  who: 'member',
  body: z.object({ blocked_id: id, reason }),
  answer: told,
  errors: [401, 404, 419, 422, 429],
});

/** 404 when there is no block to take back [BLK-02]. */
export const unblockUser = call({
  summary: 'Take a block back',
  method: 'DELETE',
  path: '/api/unblock-user/:userId',
  who: 'member',
  params: z.object({ userId: pathId }),
  answer: told,
  errors: [401, 404, 419, 422],
});

/**
 * For the operators; the reported member never learns of it (D-08) [BLK-04]. Photo and messages are kept as they are now;
 * each must be the reported member's and open to me, else a 422 on its field.
 */
export const reportUser = call({
  summary: 'Report a member',
  method: 'POST',
  path: '/api/report-user',
  who: 'member',
  body: z.object({
    reported_id: id,
    reason,
    comment: z.optional(note),
    photo_key: z.optional(photoKey),
    message_ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(reportedMessages))),
  }),
  answer: told,
  errors: [401, 404, 419, 422, 429],
});
