import { createOutbox, type Outbox, type OutboxStorage } from '@iskra/ui/outbox';
import { ApiError, type Api } from '../../shared/api';
import { laneOf, type Deed, type DeedAnswer, type Outcome } from './Deed';
import { indexedDeeds, type DeedStorage, type KeptDeed } from './deedStorage';
import { sendDeed } from './sendDeed';

export interface DeedOutboxParts {
  readonly api: Pick<Api, 'send'>;
  readonly memberId: number;
  /** @default the browser's database */
  readonly storage?: DeedStorage | undefined;
  /** What waits became another. */
  readonly onWaiting: (deeds: readonly Deed[]) => void;
  /** One that had waited went out. */
  readonly onSent: (deed: Deed) => void;
  /** Another tab sent one that had waited, or gave it up. */
  readonly onSentElsewhere: (deed: Deed) => void;
  /** One that had waited was refused, and is given up. */
  readonly onRefused: (deed: Deed, error: unknown) => void;
}

/** One member's deeds on their way, in the kit's outbox: of each lane the newest waits, and goes out once. */
export class DeedOutbox {
  private readonly storage: DeedStorage;
  private readonly outbox: Outbox<KeptDeed>;
  /** Deeds that the member has just done, who learns by the call what became of them. */
  private readonly asked = new Map<string, DeedAnswer | undefined>();
  /** Those of them that take the place of nothing that waits: they do not show as waiting until they do. */
  private readonly fresh = new Set<string>();

  constructor(private readonly parts: DeedOutboxParts) {
    this.storage = parts.storage ?? indexedDeeds();
    this.outbox = createOutbox<KeptDeed, DeedAnswer>({
      send: ({ deed }) => sendDeed(parts.api, deed),
      storage: storageOf(this.storage, parts.memberId),
      laneOf: ({ deed }) => laneOf(deed),
      isRefusal,
      onSent: (answer, { payload }) => this.handleSent(payload, answer),
      onSentElsewhere: ({ payload }) => parts.onSentElsewhere(payload.deed),
    });
    this.outbox.subscribe(() => this.handleChange());
  }

  /** Rejects with a refusal; without a network the deed waits. */
  async do(kept: KeptDeed): Promise<Outcome> {
    const lane = laneOf(kept.deed);
    const replaced = this.outbox.unsent().filter(({ payload }) => laneOf(payload.deed) === lane);
    this.asked.set(kept.id, undefined);
    if (replaced.length === 0) this.fresh.add(kept.id);
    const round = this.outbox.add(kept, kept.id);
    for (const { id } of replaced) this.outbox.confirm(id);
    await round;
    return this.outcomeOf(kept.id);
  }

  /** Sends what an earlier page began, as what waited. */
  async takeUp(begun: readonly KeptDeed[]): Promise<void> {
    await Promise.all(begun.map((kept) => this.outbox.add(kept, kept.id)));
  }

  /** Sends what waits, also what another tab or an earlier page left. */
  async retry(): Promise<void> {
    await this.outbox.restore();
    await this.outbox.retryAll();
  }

  /** Whether nothing of the member is kept, by whichever tab. */
  async isEmpty(): Promise<boolean> {
    return (await this.storage.load(this.parts.memberId)).length === 0;
  }

  /** Takes everything off the device; nothing of it goes out any more. */
  async drop(): Promise<void> {
    await this.storage.keepOnly(null);
    for (const { id } of this.outbox.unsent()) this.outbox.confirm(id);
  }

  private outcomeOf(id: string): Outcome {
    const answer = this.asked.get(id);
    const entry = this.outbox.unsent().find((one) => one.id === id);
    this.fresh.delete(id);
    if (entry && entry.state === 'failed' && !isOutOfReach(entry.error)) {
      this.outbox.discard(id);
      this.asked.delete(id);
      throw entry.error;
    }
    this.asked.delete(id);
    this.handleChange();
    // What is there no more without an answer was sent by another tab.
    return answer ?? (entry ? 'waits' : {});
  }

  private handleSent({ id, deed }: KeptDeed, answer: DeedAnswer): void {
    if (this.asked.has(id)) this.asked.set(id, answer);
    else this.parts.onSent(deed);
    // There is a network again.
    void this.outbox.retryAll();
  }

  private handleChange(): void {
    const unsent = this.outbox.unsent();
    const refused = unsent.find(({ id, isRefused }) => isRefused && !this.asked.has(id));
    if (refused) {
      this.outbox.discard(refused.id);
      return this.parts.onRefused(refused.payload.deed, refused.error);
    }
    const waiting = unsent.filter(({ id }) => !this.fresh.has(id));
    this.parts.onWaiting(newestOf(waiting.map(({ payload }) => payload)));
  }
}

/** Another tab may have wanted something else since. */
function newestOf(kept: readonly KeptDeed[]): Deed[] {
  const inOrder = [...kept].sort((a, b) => a.at - b.at);
  return [...new Map(inOrder.map(({ deed }) => [laneOf(deed), deed])).values()];
}

function storageOf(storage: DeedStorage, memberId: number): OutboxStorage<KeptDeed> {
  return {
    ...storage,
    load: async () => (await storage.load(memberId)).map((payload) => ({ id: payload.id, payload })),
    put: ({ payload }) => storage.put(payload),
  };
}

const isOutOfReach = (error: unknown) => error instanceof ApiError && error.kind === 'network';

/** Everything that the same request would get again; a session that is over or another's is no answer to the deed. */
function isRefusal(error: unknown): boolean {
  const isForNow = error instanceof ApiError && (error.isTransient || [401, 419].includes(error.status));
  return !isForNow;
}
