import {
  checkLike,
  getLikedCount,
  getLikedUsers,
  getMatchedUsers,
  likeUser,
  removeLike,
  unlikeUser,
} from '@iskra/api-contract';
import { hasLike } from '../world/hasLike';
import { dismissLike, likeMember, likers, likesLeft, matches, unlikeMember } from '../world/likes';
import { isPremium, visibleMember } from '../world/members';
import { presentCard } from '../world/presentMember';
import { text } from '../world/texts';
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

  answer(getLikedCount, ({ me, world }) => ({ count: likers(world, me.id).length })),

  answer(getLikedUsers, ({ me, world }) => {
    const now = world.now();
    const users = likers(world, me.id);
    if (!isPremium(me, now)) return { users: users.map(() => ({ placeholder: true as const })) };
    return { users: users.map((member) => presentCard(member, now)) };
  }),

  answer(removeLike, ({ params, me, world, locale }) => {
    dismissLike(world, me, params.userId);
    return { message: text(locale, 'likeRemoved') };
  }),

  answer(getMatchedUsers, ({ me, world }) => ({
    users: matches(world, me.id).map((member) => presentCard(member, world.now())),
  })),
];
