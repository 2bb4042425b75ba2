import type { EventName, PayloadOf } from '@iskra/api-contract';

/** Why something may have been missed: the connection was lost, or the page was merely not looked at. */
export type Missed = 'gap' | 'hidden';

/** What one room of the model does about live events. */
export interface LiveRoom {
  /** What each event of the contract means here. */
  readonly events: { readonly [Name in EventName]?: (payload: PayloadOf<Name>) => unknown };
  /** The member is followed from now on; returns how to stop. */
  readonly start?: () => () => void;
  /** A channel is subscribed, for the first time or again. */
  readonly heard?: (channel: string) => unknown;
  /** Reloads what may have changed before all channels were subscribed, as far as it was looked at. */
  readonly refresh?: () => Promise<unknown>;
  /** Loads what came meanwhile, where that is more than `refresh`. */
  readonly catchUp?: (after: Missed) => Promise<unknown>;
}
