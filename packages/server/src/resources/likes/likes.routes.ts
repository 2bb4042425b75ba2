import {
  checkLike,
  countLimit,
  getLikedCount,
  getLikedUsers,
  getMatchedUsers,
  likeUser,
  limits,
  removeLike,
  unlikeUser,
} from '@iskra/api-contract';
import { isPremium, notFound, Refused, text } from '@iskra/api-contract/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import type { UserRow } from '../../db/schema';
import { rateLimits } from '../../http/rateLimits';
import { route } from '../../http/route';
import { enqueue, publishQueued } from '../../realtime/outbox';
import { presentCard } from '../members/members.present';
import { findMember } from '../members/members.repository';
import { likeMember } from './likeMember';
import { unlikeMember } from './unlikeMember';
import { countLikers, countReceived, dismissLike, hasLike, matches, pageOfLikers } from './likes.repository';

/** Likes given and received, and matches. */
export function likeRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, deps, likeUser, async ({ me, params }) => {
    await deps.limiter.take(rateLimits.likes, me.id);
    return likeMember(deps, me, params.userId);
  });

  route(app, deps, unlikeUser, async ({ me, params, locale }) => {
    await refuseHidden(params.userId, me.id);
    await unlikeMember(deps, me.id, params.userId);
    return { message: text(locale, 'unliked') };
  });

  route(app, deps, checkLike, async ({ me, params }) => {
    await refuseHidden(params.userId, me.id);
    return { liked: await hasLike(db, me.id, params.userId) };
  });

  route(app, deps, getLikedCount, async ({ me }) => ({
    count: await countShown(me, countLimit({})),
  }));

  route(app, deps, getLikedUsers, async ({ me, query }) => {
    const { limit = limits.nearby.pageSize, offset = 0 } = query;
    const now = deps.now();
    const total = await countShown(me, countLimit({ limit, offset }));
    if (isPremium(me, now)) {
      const page = await pageOfLikers(db, me.id, { limit, offset });
      return { users: page.map((user) => presentCard(user, now)), total };
    }
    const length = Math.min(limit, Math.max(0, total - offset));
    return { users: Array.from({ length }, () => ({ placeholder: true as const })), total };
  });

  route(app, deps, removeLike, async ({ me, params, locale }) => {
    // Before anything is looked up: a regular member must not learn whose like it is (D-05).
    if (!isPremium(me, deps.now())) throw new Refused(403, 'premiumOnly');
    await refuseHidden(params.userId, me.id);
    const queued = await db.transaction(async (tx) => {
      if (!(await dismissLike(tx, params.userId, me.id, deps.now()))) throw notFound();
      return enqueue(tx, 'listsChanged', me.id, { dialog_id: null });
    });
    await publishQueued(deps, [queued]);
    return { message: text(locale, 'likeRemoved') };
  });

  route(app, deps, getMatchedUsers, async ({ me }) => {
    const now = deps.now();
    return { users: (await matches(db, me.id)).map((user) => presentCard(user, now)) };
  });

  function countShown(me: UserRow, limit: number): Promise<number> {
    return isPremium(me, deps.now()) ? countLikers(db, me.id, limit) : countReceived(db, me.id, limit);
  }

  async function refuseHidden(userId: number, myId: number): Promise<void> {
    if (!(await findMember(db, myId, userId))) throw notFound();
  }
}
