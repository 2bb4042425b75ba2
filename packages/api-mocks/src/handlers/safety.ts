import {
  blockUser,
  countLimit,
  getBlockedUsers,
  getMyReports,
  limits,
  markReportsSeen,
  reportUser,
  unblockUser,
} from '@iskra/api-contract';
import { text } from '@iskra/api-contract/rules';
import { blockedBy, blockMember, unblockMember } from '../world/blocks';
import { hasReportNews, presentReport, reportsOf, seeReports } from '../world/ownReports';
import { presentBlocked } from '../world/presentMember';
import { reportMember } from '../world/reports';
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

  answer(getBlockedUsers, ({ query, me, world }) => {
    const { limit = limits.nearby.pageSize, offset = 0 } = query;
    const blocked = blockedBy(world, me.id);
    const users = blocked.slice(offset, offset + limit).map((member) => presentBlocked(member, world.now()));
    return { users, total: Math.min(blocked.length, countLimit({ limit, offset })) };
  }),

  answer(reportUser, ({ body, me, world, locale }) => {
    const { reported_id: userId, reason, comment, photo_key: photoKey, message_ids: messageIds } = body;
    reportMember(world, me, userId, { reason, comment, photoKey, messageIds });
    return { message: text(locale, 'memberReported') };
  }),

  answer(getMyReports, ({ query, me, world }) => {
    const { limit = limits.nearby.pageSize, offset = 0 } = query;
    const all = reportsOf(world, me.id);
    return {
      reports: all.slice(offset, offset + limit).map((report) => presentReport(world, report)),
      total: Math.min(all.length, countLimit({ limit, offset })),
      has_news: hasReportNews(world, me.id),
    };
  }),

  answer(markReportsSeen, ({ me, world }) => {
    seeReports(world, me.id);
    return {};
  }),
];
