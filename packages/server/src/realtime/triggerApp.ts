import type { Deps } from '../Deps';
import { outbox } from '../db/schema';
import { enqueueMemberEnd, publishQueued } from './outbox';
import type { TriggerApp } from './trigger.routes';

/** The one app that the embedded broadcaster has; its events reach the sockets of every process. */
export function triggerApp(deps: Deps, secret: string): TriggerApp {
  return {
    appId: 'iskra',
    key: deps.broadcaster.key,
    secret,
    occupied: () => deps.broadcaster.occupied(),
    publish: async (events) => {
      const queued = await deps.db
        .insert(outbox)
        .values([...events])
        .returning({ id: outbox.id });
      await publishQueued(
        deps,
        queued.map(({ id }) => id),
      );
    },
    endMember: async (userId) => publishQueued(deps, [await enqueueMemberEnd(deps.db, userId)]),
  };
}
