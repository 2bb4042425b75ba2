import { blockUser, countLimit, getBlockedUsers, limits, reportUser, unblockUser } from '@iskra/api-contract';
import { text } from '@iskra/api-contract/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { hourMs, perMember } from '../../http/callLimits';
import { route } from '../../http/route';
import { presentBlocked } from '../members/members.present';
import { countBlocked, pageOfBlocked } from './blocked.repository';
import { blockMember, unblockMember } from './changeBlock';
import { reportMember } from './reportMember';

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
    await reportMember(db, me, body, now);
    return { message: text(locale, 'memberReported') };
  });
}
