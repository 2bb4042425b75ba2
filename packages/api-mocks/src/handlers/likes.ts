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
import { isPremium, text } from '@iskra/api-contract/rules';
import { hasLike } from '../world/hasLike';
import {
  countShown,
  dismissLike,
  givenLikes,
  likeMember,
  likers,
  likesLeft,
  matches,
  unlikeMember,
} from '../world/likes';
import { visibleMember } from '../world/members';
import { presentCard } from '../world/presentMember';
import type { Answer } from './answer';

/** Likes given and received, and matches. */
export const likeHandlers = (answer: Answer) => [
  answer(likeUser, ({ params, me, world }) => {
    const dialogueId = likeMember(world, me, params.userId);
    return { dialog_id: dialogueId, likes_left: likesLeft(world, me).left };
  }),

  answer(unlikeUser, ({ params, me, world, locale }) => {
    visibleMember(world, me.id, params.userId);
    unlikeMember(world, me, params.userId);
    return { message: text(locale, 'unliked') };
  }),

  answer(checkLike, ({ params, me, world }) => {
    visibleMember(world, me.id, params.userId);
    return { liked: hasLike(world, me.id, params.userId) };
  }),

  answer(getLikedCount, ({ me, world }) => ({ count: Math.min(countShown(world, me), countLimit({})) })),

  answer(getLikedUsers, ({ query, me, world }) => {
    const { limit = limits.nearby.pageSize, offset = 0 } = query;
    const now = world.now();
    const total = Math.min(countShown(world, me), countLimit({ limit, offset }));
    if (isPremium(me, now)) {
      const page = likers(world, me.id).slice(offset, offset + limit);
      return { users: page.map((member) => presentCard(member, now)), total };
    }
    const length = Math.min(limit, Math.max(0, total - offset));
    return { users: Array.from({ length }, () => ({ placeholder: true as const })), total };
  }),

  answer(getGivenLikes, ({ query, me, world }) => {
    const { limit = limits.nearby.pageSize, offset = 0 } = query;
    const given = givenLikes(world, me.id);
    const users = given.slice(offset, offset + limit).map((member) => ({
      ...presentCard(member, world.now()),
      is_match: hasLike(world, member.id, me.id),
    }));
    return { users, total: Math.min(given.length, countLimit({ limit, offset })) };
  }),

  answer(removeLike, ({ params, me, world, locale }) => {
    dismissLike(world, me, params.userId);
    return { message: text(locale, 'likeRemoved') };
  }),

  answer(getMatchedUsers, ({ me, world }) => ({
    users: matches(world, me.id).map((member) => presentCard(member, world.now())),
  })),
];
