import type { EventName, PayloadOf } from '@iskra/api-contract';

export type ConnectionState = 'offline' | 'connecting' | 'connected';

/** What the stores know of live events; the implementation is pusher-js or a fake. */
export interface Realtime {
  readonly state: ConnectionState;
  /** The connection's id while connected. */
  socketId(): string | undefined;
  connect(): void;
  disconnect(): void;
  /** Subscribes to a channel of `@iskra/api-contract`; subscribing twice is once. */
  subscribe(channel: string): void;
  unsubscribe(channel: string): void;
  /** Called for every event of that name on any subscribed channel, payload parsed. */
  on<Name extends EventName>(name: Name, handle: (payload: PayloadOf<Name>) => void): () => void;
  /** Called with each change of state; after a gap the stores catch up by REST (D-10). */
  onState(handle: (state: ConnectionState) => void): () => void;
  /** Called when a channel is subscribed anew, so that what was missed before can be loaded. */
  onSubscribed(handle: (channel: string) => void): () => void;
}
