import type { EventName } from '@iskra/api-contract';
import { events } from '@iskra/api-contract';
import { EventBus } from './EventBus';
import type { ConnectionState, Realtime } from './Realtime';

/** A connection that a test or story moves by hand. */
export class SilentRealtime implements Realtime {
  state: ConnectionState = 'connected';
  readonly channels = new Set<string>();
  private readonly bus = new EventBus();
  private readonly stateHandlers = new Set<(state: ConnectionState) => void>();

  readonly on: Realtime['on'] = (name, handle) => this.bus.on(name, handle);
  socketId = () => (this.state === 'connected' ? '1.1' : undefined);
  connect = () => this.become('connected');
  disconnect = () => this.become('offline');
  subscribe = (channel: string) => void this.channels.add(channel);
  unsubscribe = (channel: string) => void this.channels.delete(channel);
  onSubscribed = () => () => undefined;

  onState(handle: (state: ConnectionState) => void): () => void {
    this.stateHandlers.add(handle);
    return () => void this.stateHandlers.delete(handle);
  }

  /** Plays an event as if the broadcaster had sent it. */
  play(name: EventName, payload: unknown): void {
    this.bus.receive(events[name].name, payload);
  }

  become(state: ConnectionState): void {
    this.state = state;
    for (const handle of this.stateHandlers) handle(state);
  }
}
