import type { Redis } from 'ioredis';
import type { Log } from '../Deps';
import { within } from '../http/within';
import { redisClient } from '../db/redisClient';
import { StartError } from '../start/StartError';
import { Announcer } from './Announcer';
import type { Bus } from './Bus';
import type { LiveRow, Queued } from './Relay';

/** How long a start waits for Redis, a parcel for its answer, and a lost connection for the next retry. */
const bounds = { connectMs: 3000, answerMs: 500, againMs: 500 };
const maxBytes = 256 * 1024;

interface Place {
  /** BUS_URL. */
  readonly url: string;
  /** Unique to this database: others may use the same Redis. */
  readonly channel: string;
}

/** Announces rows through Redis, and through another bus while Redis is down. */
export class RedisBus implements Bus {
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private readonly announcer = new Announcer(maxBytes, (parcels) => this.send(parcels));
  private reason = 'no answer';
  private isAway = false;
  private isStopped = false;

  /** @param other carries rows while Redis is down, and receives those of processes without Redis */
  constructor(
    private readonly place: Place,
    private readonly other: Bus,
    private readonly log: Log,
  ) {
    this.publisher = this.client();
    this.subscriber = this.client();
  }

  async start(hear: (heard: readonly Queued[]) => void, onBack: () => void): Promise<void> {
    this.subscriber.on('message', (_channel: string, parcel: string) => hear(this.announcer.read(parcel)));
    try {
      await within(bounds.connectMs, this.connect());
    } catch {
      await this.stop();
      throw new StartError(`The Redis of BUS_URL cannot be used: ${this.reason.replace(/\s+/g, ' ')}`);
    }
    // ioredis subscribes again by itself, before it is ready.
    this.subscriber.on('ready', onBack);
    for (const client of [this.publisher, this.subscriber]) {
      client.on('close', () => this.noteAway());
      client.on('ready', () => this.noteBack());
    }
    await this.other.start(hear, onBack).catch(async (error: unknown) => {
      await this.stop();
      throw error;
    });
  }

  announce(rows: readonly LiveRow[]): void {
    if (this.isAway) this.other.announce(rows);
    else this.announcer.add(rows);
  }

  isListening(): boolean {
    return this.other.isListening() && (this.isAway || this.subscriber.status === 'ready');
  }

  async stop(): Promise<void> {
    if (!this.isAway) await this.announcer.stop();
    this.isStopped = true;
    this.publisher.disconnect();
    this.subscriber.disconnect();
    await this.other.stop();
  }

  private client(): Redis {
    return redisClient(this.place.url, { bounds, onError: (reason) => (this.reason = reason) });
  }

  private async connect(): Promise<void> {
    await Promise.all([this.publisher.connect(), this.subscriber.connect()]);
    await this.publisher.ping();
    await this.subscriber.subscribe(this.place.channel);
  }

  private async send(parcels: readonly string[]): Promise<void> {
    try {
      for (const parcel of parcels) await this.publisher.publish(this.place.channel, parcel);
    } catch (error) {
      this.noteAway();
      // A hanging Redis is still connected: only a new connection shows that it answers again.
      if (this.publisher.status === 'ready') this.publisher.disconnect(true);
      throw error;
    }
  }

  private noteAway(): void {
    if (this.isAway || this.isStopped) return;
    this.isAway = true;
    this.log.error(
      new Error(this.reason),
      'The Redis of BUS_URL is unreachable; PostgreSQL carries live events',
    );
  }

  private noteBack(): void {
    if (!this.isAway || [this.publisher, this.subscriber].some(({ status }) => status !== 'ready')) return;
    this.isAway = false;
    this.log.info('The Redis of BUS_URL is back');
  }
}
