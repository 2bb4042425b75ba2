import { countLimit, getFilteredUsers, getMemberCards, getUser, limits } from '@iskra/api-contract';
import { likesLeft } from '../world/likes';
import { filterMembers, hasBlocked, profileOf, seenAmong } from '../world/members';
import { presentCard, presentEncounter, presentMember } from '../world/presentMember';
import type { Answer } from './answer';

/** People nearby, encounter cards, another member's profile. */
export const memberHandlers = (answer: Answer) => [
  answer(getFilteredUsers, ({ query, me, world }) => {
    const found = filterMembers(world, me.id, query);
    const from = query.offset ?? 0;
    const page = found.slice(from, from + (query.limit ?? limits.nearby.pageSize));
    const present = query.includeImages === 'true' ? presentEncounter : presentCard;
    const users = page.map((member) => present(member, world.now()));
    return { users, total: Math.min(found.length, countLimit(query)), likes_left: likesLeft(world, me).left };
  }),

  answer(getUser, ({ params, me, world }) => {
    const member = profileOf(world, me.id, params.id);
    return { user: presentMember(member, world.now(), hasBlocked(world, me.id, member.id)) };
  }),

  answer(getMemberCards, ({ body, me, world }) => ({
    users: seenAmong(world, me.id, body.ids).map((member) => presentCard(member, world.now())),
  })),
];
