import { channels } from '@iskra/api-contract';
import type { LiveRoom } from '../../shared/realtime';
import type { Notifier } from '../notices/Notifier';
import type { PremiumStore } from './PremiumStore';

interface Parts {
  readonly premium: PremiumStore;
  readonly notifier: Notifier;
  readonly selfId: () => number | undefined;
}

/** Premium comes, goes, or is refused [PRE-06, PRE-08]; what happened before its channel was subscribed is loaded. */
export function premiumEvents({ premium, notifier, selfId }: Parts): LiveRoom {
  return {
    events: {
      premiumChanged: async (change) => {
        await premium.receive(change);
        const { duration_days: durationDays } = change;
        if (durationDays) notifier.notify({ type: 'premium', durationDays, until: premium.expiresAt });
      },
      // Another page of the member may have asked for it.
      memberChanged: ({ user_id: id }) => (id === selfId() ? premium.refresh() : undefined),
      premiumRequestClosed: (decision) => {
        premium.receiveDecision(decision);
        if (decision.status === 'refused')
          notifier.notify({ id: `premium-request-${decision.id}`, type: 'premium' });
      },
    },
    heard: (channel) => (channel === channels.premium(selfId() ?? 0) ? premium.refresh() : undefined),
  };
}
