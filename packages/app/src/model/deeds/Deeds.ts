import { newOutboxId } from '@iskra/ui/outbox';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../shared/api';
import { needed } from '../../shared/code';
import type { KeyValueStorage, Notes } from '../../shared/storage';
import type { Clock } from '../../shared/store';
import { laneOf, likeLane, type Deed, type Outcome } from './Deed';
import type { DeedDesk } from './DeedDesk';
import { deedNotes } from './deedNotes';
import type { DeedPage } from './DeedPage';
import type { DeedStorage, KeptDeed } from './deedStorage';

export interface DeedsDependencies {
  readonly api: Pick<Api, 'send'>;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly selfId: () => number | undefined;
  /** Where deeds wait. @default the browser's database */
  readonly deedStorage?: DeedStorage | undefined;
  readonly page: () => DeedPage;
  /** The code that sends deeds. @default asked of the server */
  readonly load?: () => Promise<{ readonly DeedDesk: typeof DeedDesk }>;
}

/** How long after a try in vain the next one follows, if nothing tells of a network before. */
const retryMs = 15_000;

/**
 * The door of likes and settings: what finds no network waits on the device, goes out once when there is one, and is shown
 * meanwhile as what the member wants. All that does it loads with the first deed (decision 0035).
 */
export class Deeds {
  /** What the server does not have yet. */
  waiting: readonly Deed[] = [];
  /** Gone out, and not yet in what the server told the page. */
  arriving: readonly Deed[] = [];
  private desk: Promise<DeedDesk> | undefined;
  /** The page shows something else by now: who follows next sends what waits. */
  private isClosed = false;
  private readonly memberId: number | undefined;
  private readonly notes: Notes<KeptDeed>;
  /** Begun by an earlier page that went, or by this one without the code that sends it. */
  private left: readonly KeptDeed[] = [];
  private isTrying = false;

  constructor(readonly from: DeedsDependencies) {
    this.memberId = from.selfId();
    this.notes = deedNotes(from.storage);
    makeAutoObservable<Deeds, 'desk' | 'isClosed' | 'memberId' | 'notes' | 'left' | 'isTrying'>(
      this,
      {
        ...{ from: false, desk: false, isClosed: false, memberId: false },
        ...{ notes: false, left: false, isTrying: false },
        ...{ waiting: observableRef, arriving: observableRef },
      },
      { autoBind: true },
    );
  }

  /** People whose like waits. */
  get likedIds(): ReadonlySet<number> {
    return new Set(likedBy(this.waiting));
  }

  /** People whose like waits, or has gone out while what the page was told may be older. */
  get onTheirWay(): ReadonlySet<number> {
    return new Set(likedBy([...this.waiting, ...this.arriving]));
  }

  /** What the member wants of this, as long as the server told the page nothing newer. */
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

  /** Rejects where the server refused; without a network, or the code that sends it, the deed waits. */
  async do(deed: Deed): Promise<Outcome> {
    const { clock } = this.from;
    const kept = { id: newOutboxId(), memberId: this.memberId ?? 0, at: clock.now().getTime(), deed };
    // What was wanted of it before does not count any more.
    this.forget(this.begun.filter((one) => !isOtherThan(kept)(one)));
    this.notes.add(kept);
    const desk = await this.open().catch(() => this.leave(kept));
    if (!desk) return 'waits';
    try {
      return await desk.do(kept);
    } finally {
      this.forget([kept]);
    }
  }

  /** Sends what waits, also what another tab or an earlier page left. */
  async retry(): Promise<void> {
    if (this.isClosed || this.isOver || !this.hasSome) return;
    await this.open()
      .then((desk) => desk.retry())
      .catch(warn);
    if (this.left.length > 0) this.retryLater();
  }

  retryLater(): void {
    if (this.isTrying) return;
    this.isTrying = true;
    this.from.clock.after(retryMs, () => {
      this.isTrying = false;
      void this.retry();
    });
  }

  /** From now on what waits goes out; the returned function takes it off the device where the member is no longer signed in. */
  follow(): () => void {
    this.isClosed = false;
    // With the desk there, this page itself is about what is begun.
    if (!this.desk) this.left = this.begun;
    void this.retry();
    return () => {
      this.isClosed = true;
      if (!this.isOver) return;
      this.left = [];
      this.notes.keepOnly(() => false);
      if (this.hasSome)
        void this.open()
          .then((desk) => desk.drop())
          .catch(warn);
    };
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

  /** Where nothing waits, nothing of it loads. */
  private get hasSome(): boolean {
    return this.desk !== undefined || this.left.length > 0 || this.from.storage.getItem('deeds') !== null;
  }

  private get begun(): KeptDeed[] {
    return this.notes.all.filter(({ memberId, deed }) => memberId === this.memberId && !!deed);
  }

  private forget(settled: readonly KeptDeed[]): void {
    this.notes.keepOnly(({ id }) => settled.every((one) => one.id !== id));
  }

  /** Its code is not here: it waits for that as for a network. */
  private leave(kept: KeptDeed): undefined {
    this.left = [...this.left.filter(isOtherThan(kept)), kept];
    this.waiting = this.left.map(({ deed }) => deed);
    this.retryLater();
  }

  private open(): Promise<DeedDesk> {
    this.desk ??= needed(this.from.load ?? (() => import('./DeedDesk'))).then(
      ({ DeedDesk }) => this.handOver(new DeedDesk(this, this.memberId ?? 0)),
      (error: unknown) => {
        this.desk = undefined;
        throw error;
      },
    );
    return this.desk;
  }

  private handOver(desk: DeedDesk): DeedDesk {
    // Another tab may have taken it up, or wanted something else since.
    const begun = new Set(this.begun.map(({ id }) => id));
    const left = this.left.filter(({ id }) => begun.has(id));
    this.left = [];
    this.waiting = left.map(({ deed }) => deed);
    if (left.length > 0)
      void desk
        .takeUp(left)
        .finally(() => this.forget(left))
        .catch(warn);
    return desk;
  }
}

function likedBy(deeds: readonly Deed[]): number[] {
  return deeds.flatMap((deed) => (deed.kind === 'like' && deed.isOn ? [deed.otherId] : []));
}

/** Of another person or setting. */
function isOtherThan(kept: KeptDeed): (one: KeptDeed) => boolean {
  const lane = laneOf(kept.deed);
  return ({ deed }) => laneOf(deed) !== lane;
}

function warn(error: unknown): void {
  console.warn('What waits for a network could not be reached', error);
}
