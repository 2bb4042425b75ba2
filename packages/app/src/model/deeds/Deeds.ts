import { makeAutoObservable, observableRef } from 'mobx';
import * as z from 'zod/mini';
import type { Api } from '../../shared/api';
import { persisted, type KeyValueStorage } from '../../shared/storage';
import type { Clock } from '../../shared/store';
import { laneOf, likeLane, type Deed, type Outcome } from './Deed';
import type { DeedOutbox } from './DeedOutbox';
import type { DeedStorage } from './deedStorage';

/** How long after a try without a network the next one follows, if nothing tells of one before. */
const retryMs = 15_000;

export interface DeedsDependencies {
  readonly api: Pick<Api, 'send'>;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly selfId: () => number | undefined;
  /** Where deeds wait. @default the browser's database */
  readonly deedStorage?: DeedStorage | undefined;
  /** A deed that had waited went out: resolves when the page shows what came of it. */
  readonly onSent: (deed: Deed) => Promise<unknown>;
  /** A deed that had waited was refused, and nothing of it is left. */
  readonly onRefused: (deed: Deed, error: unknown) => void;
}

/**
 * The door of likes and settings: what finds no network waits on the device, goes out once when there is one, and is shown
 * meanwhile as what the member wants. The outbox itself loads with the first deed (decision 0035).
 */
export class Deeds {
  private waiting: readonly Deed[] = [];
  /** Gone out, and not yet in what the page was told by the server. */
  private arriving: readonly Deed[] = [];
  private outbox: Promise<DeedOutbox> | undefined;
  private cancelRetry: (() => void) | undefined;
  private readonly memberId: number | undefined;
  /** When something was last left to wait, by whichever tab; 0 where nothing waits. */
  private readonly leftAt;

  constructor(private readonly from: DeedsDependencies) {
    this.memberId = from.selfId();
    this.leftAt = persisted(from.storage, 'deeds', z.int(), 0);
    makeAutoObservable<Deeds, keyof typeof notObserved | 'waiting' | 'arriving'>(
      this,
      { ...notObserved, waiting: observableRef, arriving: observableRef },
      { autoBind: true },
    );
  }

  /** People whose like waits. */
  get likedIds(): ReadonlySet<number> {
    return new Set(this.waiting.flatMap((deed) => (deed.kind === 'like' && deed.isOn ? [deed.otherId] : [])));
  }

  /** What the member wants of this and the page was not told by the server yet. */
  wish(lane: string): boolean | undefined {
    const deed = [...this.waiting, ...this.arriving].find((one) => laneOf(one) === lane);
    return deed && 'isOn' in deed ? deed.isOn : undefined;
  }

  likeWish(otherId: number): boolean | undefined {
    return this.wish(likeLane(otherId));
  }

  isWaiting(lane: string): boolean {
    return this.waiting.some((deed) => laneOf(deed) === lane);
  }

  /** Rejects where the server refused; without a network the deed waits. */
  async do(deed: Deed): Promise<Outcome> {
    const outcome = await (await this.open()).do(deed);
    if (outcome === 'waits') this.note();
    else await this.forgetIfEmpty();
    return outcome;
  }

  /** Sends what waits, if anything does. */
  async retry(): Promise<void> {
    if (this.isOver || !(this.leftAt.read() || this.waiting.length > 0)) return;
    await this.open().then((outbox) => outbox.retry(), warn);
    await this.forgetIfEmpty();
    this.schedule();
  }

  /** Another tab left something to wait, or sent it. */
  reread(): void {
    // Its look at the database was older than what this tab left there.
    if (this.waiting.length > 0 && !this.leftAt.read()) this.note();
    void this.retry();
  }

  /** From now on what waits goes out; the returned function takes it off the device where the member is no longer signed in. */
  follow(): () => void {
    void this.retry();
    return () => {
      this.cancelRetry?.();
      if (this.isOver) void this.drop();
    };
  }

  /** Nothing of the member is left, and nothing goes out (decision 0024). */
  async drop(): Promise<void> {
    this.setWaiting([]);
    if (this.outbox || this.leftAt.read())
      await this.open()
        .then((outbox) => outbox.drop())
        .catch(warn);
    this.leftAt.remove();
  }

  setWaiting(deeds: readonly Deed[]): void {
    this.waiting = deeds;
  }

  setArriving(deeds: readonly Deed[]): void {
    this.arriving = deeds;
  }

  private get isOver(): boolean {
    return this.from.selfId() !== this.memberId;
  }

  private open(): Promise<DeedOutbox> {
    this.outbox ??= this.load().catch((error: unknown) => {
      this.outbox = undefined;
      throw error;
    });
    return this.outbox;
  }

  private async load(): Promise<DeedOutbox> {
    const { api, clock, deedStorage, onRefused } = this.from;
    const { DeedOutbox } = await import('./DeedOutbox');
    return new DeedOutbox({
      api,
      memberId: this.memberId ?? 0,
      now: () => clock.now().getTime(),
      storage: deedStorage,
      onWaiting: this.setWaiting,
      onSent: (deed) => void this.handleSent(deed),
      onRefused,
    });
  }

  private async handleSent(deed: Deed): Promise<void> {
    this.setArriving([...this.arriving, deed]);
    await this.from.onSent(deed).catch(warn);
    this.setArriving(this.arriving.filter((one) => one !== deed));
  }

  private note(): void {
    this.leftAt.write(this.from.clock.now().getTime());
    this.schedule();
  }

  /** Another tab may still have something. */
  private async forgetIfEmpty(): Promise<void> {
    if (this.waiting.length > 0 || !this.leftAt.read()) return;
    const isEmpty = await this.open()
      .then((outbox) => outbox.isEmpty())
      .catch(warn);
    if (isEmpty) this.leftAt.remove();
  }

  private schedule(): void {
    if (this.waiting.length === 0 || this.cancelRetry) return;
    this.cancelRetry = this.from.clock.after(retryMs, () => {
      this.cancelRetry = undefined;
      void this.retry();
    });
  }
}

const notObserved = {
  from: false,
  outbox: false,
  cancelRetry: false,
  memberId: false,
  leftAt: false,
  isOver: false,
} as const;

function warn(error: unknown): void {
  console.warn('What waits for a network could not be reached', error);
}
