import * as z from 'zod/mini';
import { ApiError } from '../../shared/api';
import type { Missed } from '../../shared/realtime';
import { persisted } from '../../shared/storage';
import type { Deed, Outcome } from './Deed';
import { DeedOutbox } from './DeedOutbox';
import type { Deeds } from './Deeds';
import type { KeptDeed } from './deedStorage';

export { indexedDeeds } from './deedStorage';

/** What stands behind the door of deeds: the outbox, when it tries again, and what the page shows of what came of it. */
export class DeedDesk {
  private readonly outbox: DeedOutbox;
  /** When something was last left to wait, by whichever tab, which the others hear; 0 where nothing waits. */
  private readonly leftAt;

  constructor(
    private readonly deeds: Deeds,
    memberId: number,
  ) {
    const { api, storage, deedStorage } = deeds.from;
    this.leftAt = persisted(storage, 'deeds', z.int(), 0);
    this.outbox = new DeedOutbox({
      ...{ api, memberId },
      storage: deedStorage,
      onWaiting: deeds.setWaiting,
      onSent: (deed) => void this.show(deed),
      // What became of it this page has not heard: it may have followed nothing yet when it happened.
      onSentElsewhere: (deed) => void this.catchUpWith(deed, 'gap'),
      onRefused: (deed, error) => this.tell(deed, error),
    });
  }

  async do(kept: KeptDeed): Promise<Outcome> {
    const outcome = await this.outbox.do(kept);
    await this.note(outcome === 'waits');
    return outcome;
  }

  /** What an earlier page began is as what it left to wait. */
  async takeUp(begun: readonly KeptDeed[]): Promise<void> {
    await this.outbox.takeUp(begun);
    await this.note(true);
  }

  async retry(): Promise<void> {
    await this.outbox.retry();
    await this.note(false);
  }

  /** Nothing of the member is left, and nothing goes out (decision 0024). */
  async drop(): Promise<void> {
    await this.outbox.drop();
    this.leftAt.remove();
  }

  /** Writes down whether something waits; what another tab left may wait on. */
  private async note(isNew: boolean): Promise<void> {
    const isLeft = this.leftAt.read() > 0;
    if (this.deeds.waiting.length > 0) {
      if (isNew || !isLeft) this.leftAt.write(this.deeds.from.clock.now().getTime());
      this.deeds.retryLater();
    } else if (isLeft && (await this.outbox.isEmpty())) this.leftAt.remove();
  }

  /** One that had waited went out. */
  private show(deed: Deed): Promise<void> {
    const { session } = this.deeds.from.page();
    if (deed.kind === 'sound' && session.user) session.setUser({ ...session.user, sound: deed.isOn });
    return this.catchUpWith(deed, 'hidden');
  }

  /** What this page was told may be older than the deed: until it is told anew, what the member wanted is shown. */
  private async catchUpWith(deed: Deed, after: Missed): Promise<void> {
    this.deeds.setArriving([...this.deeds.arriving, deed]);
    const { live } = this.deeds.from.page();
    await live.catchUp(after).catch((error: unknown) => console.warn(error));
    this.deeds.setArriving(this.deeds.arriving.filter((one) => one !== deed));
  }

  /** One that had waited was refused: the member did it long ago, so they are told wherever they look now. */
  private tell(deed: Deed, error: unknown): void {
    const { encounters, people, members, notifier, live } = this.deeds.from.page();
    const { status = 0, message = '', resetsAt = undefined } = error instanceof ApiError ? error : {};
    // That something was not found is no word to somebody who liked a person.
    const content = status === 404 ? '' : message;
    void live.catchUp('hidden');
    if (status === 402) encounters.reachLimit(resetsAt);
    if (deed.kind !== 'like') return notifier.notify({ type: 'refused', content });
    const userName = (people.get(deed.otherId) ?? members.get(deed.otherId))?.name ?? null;
    // Who is gone is liked no more, as was wanted.
    if (deed.isOn)
      notifier.notify({ type: 'refused', userName, content, to: `/profile/user/${deed.otherId}` });
  }
}
