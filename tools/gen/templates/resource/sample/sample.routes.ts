import { isPremium, Refused } from '@iskra/api-contract/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../../packages/server/src/Deps';
import { minuteMs, perMember } from '../../../../../packages/server/src/http/callLimits';
import { route } from '../../../../../packages/server/src/http/route';
import { getSample } from '../../call/sample';
import { maySeeSample } from './sample.policy';
import { presentSample } from './sample.present';
import { findSample } from './sample.repository';

/** What these calls are about. */
export function sampleRoutes(app: FastifyInstance, deps: Deps): void {
  const limit = perMember('sample', 60, minuteMs);
  route(app, deps, getSample, { limit }, async ({ me, now }) => {
    const facts = { isPremium: isPremium(me, now), hasPhoto: me.mainPhotoKey !== null };
    if (!maySeeSample(facts)) throw new Refused(403, 'forbidden');
    return { users: (await findSample(deps.db, me.id)).map(presentSample) };
  });
}
