import { channels, type EventName } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { ConnectionState, LiveRoom, Missed, Realtime } from '../shared/realtime';
import type { Clock } from '../shared/store';
import { everyMidnight } from './everyMidnight';
import { Polling } from './Polling';

interface LiveDependencies {
  readonly realtime: Realtime;
  readonly clock: Clock;
  readonly selfId: () => number | undefined;
  /** Whether the back end answers at all. */
  readonly isReachable: () => Promise<boolean>;
  /** Each room's table of events, the lowest room first. */
  readonly rooms: readonly LiveRoom[];
}

/** Joins the rooms' tables of events to the connection, and has the rooms catch up after a gap (D-10) [RT-01, RT-06]. */
export class LiveUpdates {
  connection: ConnectionState = 'offline';
  readonly polling: Polling;
  private hadGap = false;
  private readonly rooms: Set<LiveRoom>;

  constructor(private readonly from: LiveDependencies) {
    this.rooms = new Set(from.rooms);
    this.polling = new Polling({ ...from, catchUp: () => this.catchUp('gap') });
    makeAutoObservable<LiveUpdates, 'from' | 'hadGap' | 'rooms'>(
      this,
      { from: false, hadGap: false, rooms: false },
      { autoBind: true },
    );
  }

  /** Begins to follow the member; returns how to stop. */
  start(): () => void {
    const { realtime, rooms, clock } = this.from;
    const stops = [
      ...rooms.flatMap(({ events }) => this.listen(events)),
      realtime.onState(this.setConnection),
      realtime.onSubscribed(this.handleSubscribed),
      ...this.follow(),
      everyMidnight(clock, () => void this.catchUp('hidden')),
    ];
    return () => {
      stops.forEach((stop) => stop());
      realtime.disconnect();
      this.polling.end();
    };
  }

  /** Follows live events for a screen that has a list of its own; returns how to stop. */
  join(room: LiveRoom): () => void {
    this.rooms.add(room);
    const stops = [...this.listen(room.events), () => this.rooms.delete(room)];
    return () => stops.forEach((stop) => stop());
  }

  /** After a lost connection, a hidden tab or a midnight: loads what is another by now. */
  async catchUp(after: Missed): Promise<void> {
    const { selfId } = this.from;
    if (selfId() === undefined) return;
    // What cannot be loaded now is loaded when the connection is back.
    if (this.connection !== 'connected') this.hadGap = true;
    await Promise.all([...this.rooms].map(({ catchUp, refresh }) => (catchUp ?? refresh)?.(after)));
  }

  setConnection(state: ConnectionState): void {
    if (state !== 'connected' && this.connection === 'connected') this.hadGap = true;
    this.connection = state;
    if (state === 'connected') this.polling.end();
    else this.polling.begin();
  }

  private listen(events: LiveRoom['events']): (() => void)[] {
    const { realtime } = this.from;
    const names = Object.keys(events) as EventName[];
    return names.map((name) => realtime.on(name, (payload) => void events[name]?.(payload as never)));
  }

  private follow(): (() => void)[] {
    const { realtime, rooms, selfId } = this.from;
    const id = selfId();
    if (id === undefined) return [];
    realtime.connect();
    for (const channel of [channels.member(id), channels.liked(), channels.block(id), channels.premium(id)])
      realtime.subscribe(channel);
    return rooms.flatMap(({ start }) => start?.() ?? []);
  }

  private handleSubscribed(channel: string): void {
    const { rooms, selfId } = this.from;
    for (const { heard } of rooms) heard?.(channel);
    // The last of the member's own channels: from here on nothing is missed.
    if (channel === channels.premium(selfId() ?? 0)) void this.loadMissed();
  }

  private async loadMissed(): Promise<void> {
    const { hadGap } = this;
    this.hadGap = false;
    if (hadGap) await this.catchUp('gap');
    else await Promise.all([...this.rooms].map(({ refresh }) => refresh?.()));
  }
}
