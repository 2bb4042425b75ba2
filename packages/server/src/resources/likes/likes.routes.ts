import {
  checkLike,
  getLikedCount,
  getLikedUsers,
  getMatchedUsers,
  likeUser,
  removeLike,
  unlikeUser,
} from '@iskra/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { rateLimits } from '../../http/rateLimits';
import { notFound, Refused } from '../../http/Refused';
import { route } from '../../http/route';
import { text } from '../../http/texts';
import { isPremium, presentCard } from '../members/members.present';
import { findMember } from '../members/members.repository';
import { likeMember } from './likeMember';
import { dismissLike, hasLike, likers, matches, takeLikeBack } from './likes.repository';

/** Likes given and received, and matches. */
export function likeRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, deps, likeUser, ({ me, params }) => {
    deps.limiter.take(rateLimits.likes, me.id);
    return likeMember(deps, me, params.userId);
  });

  route(app, deps, unlikeUser, async ({ me, params, locale }) => {
    await refuseHidden(params.userId, me.id);
    await db.transaction(async (tx) => {
      await deps.likeNotices.drop(tx, me.id, params.userId);
      await takeLikeBack(tx, me.id, params.userId);
    });
    return { message: text(locale, 'unliked') };
  });

  route(app, deps, checkLike, async ({ me, params }) => {
    await refuseHidden(params.userId, me.id);
    return { liked: await hasLike(db, me.id, params.userId) };
  });

  route(app, deps, getLikedCount, async ({ me }) => ({ count: (await likers(db, me.id)).length }));

  route(app, deps, getLikedUsers, async ({ me }) => {
    const users = await likers(db, me.id);
    const now = deps.now();
    if (!isPremium(me, now)) return { users: users.map(() => ({ placeholder: true as const })) };
    return { users: users.map((user) => presentCard(user, now)) };
  });

  route(app, deps, removeLike, async ({ me, params, locale }) => {
    // Before anything is looked up: a regular member must not learn whose like it is (D-05).
    if (!isPremium(me, deps.now())) throw new Refused(403, 'premiumOnly');
    await refuseHidden(params.userId, me.id);
    await db.transaction(async (tx) => {
      if (!(await dismissLike(tx, params.userId, me.id, deps.now()))) throw notFound();
      await deps.likeNotices.drop(tx, params.userId, me.id);
    });
    return { message: text(locale, 'likeRemoved') };
  });

  route(app, deps, getMatchedUsers, async ({ me }) => {
    const now = deps.now();
    return { users: (await matches(db, me.id)).map((user) => presentCard(user, now)) };
  });

  async function refuseHidden(userId: number, myId: number): Promise<void> {
    if (!(await findMember(db, myId, userId))) throw notFound();
  }
}
