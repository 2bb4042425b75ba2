import { Readable } from 'node:stream';
import { deleteAccount, exportData } from '@iskra/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../Deps';
import { hourMs, perMember } from '../../http/callLimits';
import { route } from '../../http/route';
import { startVisit } from '../../session/sessions';
import { exportEntries } from './exportEntries';
import { removeAccount } from './removeAccount';
import { zip } from './zip';

/** The end of an account, and all that is kept of it (D-36). */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, deleteAccount, async ({ me, now, request, reply }) => {
    await removeAccount(deps, me, now);
    startVisit(deps, request, reply);
    return {};
  });

  const limit = perMember('exports', 10, hourMs);
  route(app, deps, exportData, { limit }, async ({ me, now, reply }) => {
    const day = now.toISOString().slice(0, 10);
    void reply.header('Content-Disposition', `attachment; filename="iskra-${day}.zip"`);
    return Promise.resolve(Readable.from(zip(exportEntries(deps, me, now))));
  });
}
