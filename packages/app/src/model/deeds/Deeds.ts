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
}

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

  constructor(readonly from: DeedsDependencies) {
    this.memberId = from.selfId();
    this.notes = deedNotes(from.storage);
    makeAutoObservable<Deeds, 'desk' | 'isClosed' | 'memberId' | 'notes'>(
      this,
      {
        ...{ from: false, desk: false, isClosed: false, memberId: false, notes: false },
        ...{ waiting: observableRef, arriving: observableRef },
      },
      { autoBind: true },
    );
  }

  /** People whose like waits. */
  get likedIds(): ReadonlySet<number> {
    return new Set(this.waiting.flatMap((deed) => (deed.kind === 'like' && deed.isOn ? [deed.otherId] : [])));
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

  /** Rejects where the server refused; without a network the deed waits. */
  async do(deed: Deed): Promise<Outcome> {
    const { clock } = this.from;
    const kept = { id: newOutboxId(), memberId: this.memberId ?? 0, at: clock.now().getTime(), deed };
    this.notes.add(kept);
    try {
      return await (await this.open()).do(kept);
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
  }

  /** From now on what waits goes out; the returned function takes it off the device where the member is no longer signed in. */
  follow(): () => void {
    this.isClosed = false;
    void this.takeUp().catch(warn).then(this.retry);
    return () => {
      this.isClosed = true;
      if (!this.isOver) return;
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

  /** Does what an earlier page had begun when it went. */
  private async takeUp(): Promise<void> {
    const begun = this.notes.all.filter(({ memberId, deed }) => memberId === this.memberId && !!deed);
    if (begun.length === 0) return;
    const desk = await this.open();
    await desk.takeUp(begun).finally(() => this.forget(begun));
  }

  private get isOver(): boolean {
    return this.from.selfId() !== this.memberId;
  }

  /** Where nothing waits, nothing of it loads. */
  private get hasSome(): boolean {
    return this.desk !== undefined || this.from.storage.getItem('deeds') !== null;
  }

  private forget(settled: readonly KeptDeed[]): void {
    this.notes.keepOnly(({ id }) => settled.every((one) => one.id !== id));
  }

  private open(): Promise<DeedDesk> {
    this.desk ??= needed(() => import('./DeedDesk')).then(
      ({ DeedDesk }) => new DeedDesk(this, this.memberId ?? 0),
      (error: unknown) => {
        this.desk = undefined;
        throw error;
      },
    );
    return this.desk;
  }
}

function warn(error: unknown): void {
  console.warn('What waits for a network could not be reached', error);
}
