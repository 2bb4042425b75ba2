import { getFilteredUsers, getMemberCards, getUser } from '@iskra/api-contract';
import { notFound } from '@iskra/api-contract/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { minuteMs, perMember } from '../../http/callLimits';
import { route } from '../../http/route';
import { keepFilters } from '../../session/keptFilters';
import { likesLeft } from '../likes/likesLeft';
import { cardsOf, findProfile, photoKeysOf, photosOf } from './members.repository';
import { presentCard, presentEncounter, presentMember } from './members.present';
import { filterMembers } from './nearby.repository';

/** People nearby, encounter cards, another member's profile. */
export function memberRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, deps, getFilteredUsers, async ({ me, query, now, request, reply }) => {
    keepFilters(deps, request, reply, query);
    const { users, total } = await filterMembers(db, me.id, query, now);
    const withImages = query.includeImages === 'true';
    const keys = withImages
      ? await photoKeysOf(
          db,
          users.map(({ id }) => id),
        )
      : null;
    const cards = users.map((user) =>
      keys ? presentEncounter(user, keys.get(user.id) ?? [], now) : presentCard(user, now),
    );
    const { left } = await likesLeft(db, me, now, deps.config.likesPerDay);
    return { users: cards, total, likes_left: left };
  });

  route(app, deps, getUser, async ({ me, params, now }) => {
    const { user, isBlocked } = await findProfile(db, me.id, params.id);
    if (!user) throw notFound();
    return { user: presentMember(user, await photosOf(db, user.id), now, isBlocked) };
  });

  const limit = perMember('cards', 120, minuteMs);
  route(app, deps, getMemberCards, { limit }, async ({ me, body, now }) => ({
    users: (await cardsOf(db, me.id, body.ids)).map((user) => presentCard(user, now)),
  }));
}
