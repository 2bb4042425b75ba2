import { updateUser, type BodyOf } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { users, type UserRow } from '../../db/schema';
import { minuteMs, perMember } from '../../http/callLimits';
import { route } from '../../http/route';
import { presentUser } from '../members/members.present';
import { photosOf } from '../members/members.repository';

/** What a member tells about themselves (EDT). */
export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  const limit = perMember('profile', 60, 10 * minuteMs);
  route(app, deps, updateUser, { limit }, async ({ me, body, now }) => {
    const user = await changeProfile(deps, me, body);
    return { user: presentUser(user, await photosOf(deps.db, me.id), now) };
  });
}

/** Only what was sent changes; a body of nothing changes nothing. */
async function changeProfile(deps: Deps, me: UserRow, body: BodyOf<typeof updateUser>): Promise<UserRow> {
  const sent = Object.values(body).some((value) => value !== undefined);
  if (!sent) return me;
  const [user] = await deps.db.update(users).set(body).where(eq(users.id, me.id)).returning();
  if (!user) throw new Error(`Member ${me.id} is gone`);
  return user;
}
