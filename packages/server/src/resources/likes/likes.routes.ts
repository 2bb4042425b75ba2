import {
  checkLike,
  countLimit,
  getGivenLikes,
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
import { minuteMs, perMember } from '../../http/callLimits';
import { route } from '../../http/route';
import { enqueue, publishQueued } from '../../realtime/outbox';
import { presentCard } from '../members/members.present';
import { seenMember } from '../members/members.repository';
import { countGiven, pageOfGiven } from './given.repository';
import { likeMember } from './likeMember';
import { unlikeMember } from './unlikeMember';
import { countLikers, countReceived, dismissLike, hasLike, matches, pageOfLikers } from './likes.repository';

/** Likes given and received, and matches. */
export function likeRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  const limit = perMember('likes', 120, minuteMs);
  route(app, deps, likeUser, { limit }, ({ me, params, now }) => likeMember(deps, me, params.userId, now));

  route(app, deps, unlikeUser, async ({ me, params, locale, now }) => {
    await seenMember(db, me.id, params.userId);
    await unlikeMember(deps, me.id, params.userId, now);
    return { message: text(locale, 'unliked') };
  });

  route(app, deps, checkLike, async ({ me, params }) => {
    await seenMember(db, me.id, params.userId);
    return { liked: await hasLike(db, me.id, params.userId) };
  });

  route(app, deps, getLikedCount, async ({ me, now }) => ({
    count: await countShown(me, countLimit({}), now),
  }));

  route(app, deps, getLikedUsers, async ({ me, query, now }) => {
    const { limit = limits.nearby.pageSize, offset = 0 } = query;
    const total = await countShown(me, countLimit({ limit, offset }), now);
    if (isPremium(me, now)) {
      const page = await pageOfLikers(db, me.id, { limit, offset });
      return { users: page.map((user) => presentCard(user, now)), total };
    }
    const length = Math.min(limit, Math.max(0, total - offset));
    return { users: Array.from({ length }, () => ({ placeholder: true as const })), total };
  });

  route(app, deps, getGivenLikes, async ({ me, query, now }) => {
    const { limit = limits.nearby.pageSize, offset = 0 } = query;
    const page = await pageOfGiven(db, me.id, { limit, offset });
    const users = page.map(({ isMatch, ...user }) => ({ ...presentCard(user, now), is_match: isMatch }));
    return { users, total: await countGiven(db, me.id, countLimit({ limit, offset })) };
  });

  route(app, deps, removeLike, async ({ me, params, locale, now }) => {
    // Before anything is looked up: a regular member must not learn whose like it is (D-05).
    if (!isPremium(me, now)) throw new Refused(403, 'premiumOnly');
    await seenMember(db, me.id, params.userId);
    const queued = await db.transaction(async (tx) => {
      if (!(await dismissLike(tx, params.userId, me.id, now))) throw notFound();
      return enqueue(tx, 'listsChanged', me.id, { dialog_id: null });
    });
    await publishQueued(deps, [queued]);
    return { message: text(locale, 'likeRemoved') };
  });

  route(app, deps, getMatchedUsers, async ({ me, now }) => ({
    users: (await matches(db, me.id)).map((user) => presentCard(user, now)),
  }));

  function countShown(me: UserRow, limit: number, now: Date): Promise<number> {
    return isPremium(me, now) ? countLikers(db, me.id, limit) : countReceived(db, me.id, limit);
  }
}
