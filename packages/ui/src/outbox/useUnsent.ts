import { useSyncExternalStore } from 'react';
import type { Outbox, Unsent } from './createOutbox';

/** What an outbox has not sent yet, in the order of writing; follows it. */
export function useUnsent<Payload>({ subscribe, unsent }: Outbox<Payload>): readonly Unsent<Payload>[] {
  return useSyncExternalStore(subscribe, unsent, unsent);
}
