import { Readable } from 'node:stream';
import { deleteAccount, exportData } from '@iskra/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { rateLimits } from '../../http/rateLimits';
import { route } from '../../http/route';
import { startVisit } from '../../session/sessions';
import { exportEntries } from './exportEntries';
import { removeAccount } from './removeAccount';
import { zip } from './zip';

/** The end of an account, and all that is kept of it (D-36). */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, deleteAccount, async ({ me, request, reply }) => {
    await deps.limiter.take(rateLimits.settings, me.id);
    await removeAccount(deps, me);
    startVisit(deps, request, reply);
    return {};
  });

  route(app, deps, exportData, async ({ me, reply }) => {
    await deps.limiter.take(rateLimits.exports, me.id);
    const day = deps.now().toISOString().slice(0, 10);
    void reply.header('Content-Disposition', `attachment; filename="iskra-${day}.zip"`);
    return Promise.resolve(Readable.from(zip(exportEntries(deps, me))));
  });
}
