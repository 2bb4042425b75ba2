import { blockUser, reportUser, unblockUser } from '@iskra/api-contract';
import { text } from '@iskra/api-contract/rules';
import { blockMember, reportMember, unblockMember } from '../world/blocks';
import type { Answer } from './answer';

/** Blocks and reports (BLK). */
export const safetyHandlers = (answer: Answer) => [
  answer(blockUser, ({ body, me, world, locale }) => {
    blockMember(world, me, body.blocked_id, body.reason);
    return { message: text(locale, 'memberBlocked') };
  }),

  answer(unblockUser, ({ params, me, world, locale }) => {
    unblockMember(world, me, params.userId);
    return { message: text(locale, 'memberUnblocked') };
  }),

  answer(reportUser, ({ body, me, world, locale }) => {
    const { reported_id: userId, reason, comment = '' } = body;
    reportMember(world, me, userId, { reason, comment });
    return { message: text(locale, 'memberReported') };
  }),
];
