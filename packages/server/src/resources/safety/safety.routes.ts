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
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { hourMs, perMember } from '../../http/callLimits';
import { route } from '../../http/route';
import { presentBlocked } from '../members/members.present';
import { countBlocked, pageOfBlocked } from './blocked.repository';
import { blockMember, unblockMember } from './changeBlock';
import { countOwn, hasNews, pageOfOwn } from './ownReports.repository';
import { reportMember } from './reportMember';
import { presentOwnReport } from './reports.present';
import { seeReports } from './seeReports';

/** Blocks and reports (BLK). */
export function safetyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const limit = perMember('safety', 60, hourMs);

  route(app, deps, blockUser, { limit }, async ({ me, body, locale, now }) => {
    await blockMember(deps, me, body, now);
    return { message: text(locale, 'memberBlocked') };
  });

  route(app, deps, unblockUser, async ({ me, params, locale }) => {
    await unblockMember(deps, me, params.userId);
    return { message: text(locale, 'memberUnblocked') };
  });

  route(app, deps, getBlockedUsers, async ({ me, query, now }) => {
    const { limit = limits.nearby.pageSize, offset = 0 } = query;
    const page = await pageOfBlocked(db, me.id, { limit, offset });
    const total = await countBlocked(db, me.id, countLimit({ limit, offset }));
    return { users: page.map((user) => presentBlocked(user, now)), total };
  });

  route(app, deps, reportUser, { limit }, async ({ me, body, locale, now }) => {
    await reportMember(deps, me, body, now);
    return { message: text(locale, 'memberReported') };
  });

  route(app, deps, getMyReports, async ({ me, query }) => {
    const { limit = limits.nearby.pageSize, offset = 0 } = query;
    const page = await pageOfOwn(db, me.id, { limit, offset });
    const total = await countOwn(db, me.id, countLimit({ limit, offset }));
    return { reports: page.map(presentOwnReport), total, has_news: await hasNews(db, me.id) };
  });

  route(app, deps, markReportsSeen, async ({ me }) => {
    await seeReports(deps, me.id);
    return {};
  });
}
