import { events } from '@iskra/api-contract';
import { mayHear } from '../packages/api-mocks/src/realtime/mayHear';
import { channelOf, isFor, type LiveEvent } from '../packages/api-mocks/src/world/LiveEvent';
import type { World } from '../packages/api-mocks/src/world/World';
import type { ConnectionState, Realtime } from '../packages/app/src/shared/realtime';
import { EventBus } from '../packages/app/src/shared/realtime/EventBus';

const reopenAfterMs = 1000;

/** What the connection knows of its page. */
export interface Tab {
  /** The session that the browser names. */
  readonly token: () => string;
  readonly isCut: () => boolean;
  /** Nobody is signed in, as the call that asks for a channel finds. */
  readonly onSessionEnd: () => void;
}

/**
 * A live connection to the mocks' world that behaves as the server's does: a channel is asked for once, and who may no
 * longer hear one is silently taken off it.
 */
export class WorldRealtime implements Realtime {
  state: ConnectionState = 'offline';
  private readonly bus = new EventBus();
  private readonly wanted = new Set<string>();
  private readonly heard = new Set<string>();
  private readonly stateHandlers = new Set<(state: ConnectionState) => void>();
  private readonly subscribedHandlers = new Set<(channel: string) => void>();
  private isWanted = false;
  private isCut = false;
  /** The session that the socket is open for. */
  private token = '';
  private readonly stops: readonly (() => void)[];

  constructor(
    private readonly world: World,
    private readonly id: string,
    private readonly tab: Tab,
  ) {
    this.stops = [
      world.onEvent((event) => this.receive(event)),
      world.onRevoke((userId, channel) => {
        if (userId === this.memberId) this.heard.delete(channel);
      }),
      world.onSessionEnd((token) => {
        if (token === this.token) this.comeBack();
      }),
    ];
  }

  readonly on: Realtime['on'] = (name, handle) => this.bus.on(name, handle);

  onState(handle: (state: ConnectionState) => void): () => void {
    this.stateHandlers.add(handle);
    return () => void this.stateHandlers.delete(handle);
  }

  onSubscribed(handle: (channel: string) => void): () => void {
    this.subscribedHandlers.add(handle);
    return () => void this.subscribedHandlers.delete(handle);
  }

  socketId(): string | undefined {
    return this.state === 'connected' ? this.id : undefined;
  }

  connect(): void {
    this.isWanted = true;
    this.isCut = this.tab.isCut();
    this.token = this.tab.token();
    this.setState(this.isCut ? 'connecting' : 'connected');
  }

  /** The page is closed, or nobody is signed in any more: nothing comes. */
  disconnect(): void {
    this.isWanted = false;
    this.stops.forEach((stop) => stop());
    this.wanted.clear();
    this.heard.clear();
    this.setState('offline');
  }

  subscribe(channel: string): void {
    if (this.wanted.has(channel)) return;
    this.wanted.add(channel);
    this.ask(channel);
  }

  unsubscribe(channel: string): void {
    this.wanted.delete(channel);
    this.heard.delete(channel);
  }

  /** The network is gone or back; what was wanted is asked for again, as pusher-js does. */
  setCut(isCut: boolean): void {
    this.isCut = isCut;
    this.heard.clear();
    if (!this.isWanted) return;
    if (isCut) this.setState('connecting');
    else this.open();
  }

  hears(channel: string): boolean {
    return this.heard.has(channel);
  }

  private get memberId(): number | null {
    return this.world.sessions.get(this.token)?.memberId ?? null;
  }

  /** The back end closed the socket of a session that ended: it comes back, for whoever is signed in then. */
  private comeBack(): void {
    this.heard.clear();
    if (!this.isWanted || this.isCut) return;
    this.setState('connecting');
    setTimeout(() => this.isWanted && !this.isCut && this.open(), reopenAfterMs);
  }

  private open(): void {
    this.token = this.tab.token();
    this.setState('connected');
    for (const channel of this.wanted) this.ask(channel);
  }

  private ask(channel: string): void {
    queueMicrotask(() => {
      if (this.state !== 'connected' || !this.wanted.has(channel)) return;
      const { memberId } = this;
      if (memberId === null) return this.tab.onSessionEnd();
      if (!mayHear(this.world, memberId, channel)) return;
      this.heard.add(channel);
      for (const handle of this.subscribedHandlers) handle(channel);
    });
  }

  private receive(event: LiveEvent): void {
    const isForThem = isFor(event, this.memberId);
    if (event.exceptSocket === this.id || !isForThem || !this.heard.has(channelOf(event))) return;
    // On the wire it is text, and comes later.
    const payload: unknown = JSON.parse(JSON.stringify(event.payload));
    queueMicrotask(() => this.bus.receive(events[event.name].name, payload));
  }

  private setState(state: ConnectionState): void {
    if (state === this.state) return;
    this.state = state;
    for (const handle of this.stateHandlers) handle(state);
  }
}
