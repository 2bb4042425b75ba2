import { getFilteredUsers, type MemberCard } from '@iskra/api-contract';
import { makeAutoObservable, reaction } from 'mobx';
import { ApiError, type Api } from '../../shared/api';
import { Loading } from '../../shared/store';
import type { Deeds } from '../deeds/Deeds';
import type { FiltersStore } from '../filters/FiltersStore';
import { PeopleList } from '../people/PeopleList';
import type { PeopleStore } from '../people/PeopleStore';
import { encountersPageSize as pageSize, encountersPaging } from './encountersPaging';
import type { PassedList } from './PassedList';

export type Decision = 'like' | 'pass';

interface Decided {
  readonly card: MemberCard;
  readonly decision: Decision;
}

/** The queue of encounter cards: the first is current, the rest wait [ENC-05, ENC-10]. */
export class EncountersStore {
  /** Null without a limit (premium). */
  likesLeft: number | null = null;
  /** When the next like comes back, after the limit was reached. */
  limitResetsAt: string | undefined = undefined;
  isLimitReached = false;
  hasPassed = false;
  /** Whom this page liked, to tell a match of one's own making from a surprise. */
  readonly likedHere = new Set<number>();
  readonly loading = new Loading('Loading encounters');
  private readonly counting = new Loading('Counting the likes left');
  private readonly list: PeopleList;
  private readonly decided: Decided[] = [];
  private isExhausted = false;
  /** The filters whose people these are. */
  private shownFor = '';

  constructor(
    private readonly api: Api,
    private readonly filters: FiltersStore,
    private readonly passed: PassedList,
    people: PeopleStore,
    private readonly deeds: Deeds,
  ) {
    this.list = new PeopleList(people);
    makeAutoObservable<EncountersStore, keyof typeof notObserved>(this, notObserved, { autoBind: true });
    // The code that sends what an earlier page left may come after the cards.
    reaction(() => [...deeds.onTheirWay], this.drop);
  }

  get queue(): MemberCard[] {
    return this.list.all;
  }

  /** The filters were asked for, and nobody is left. */
  get hasNobody(): boolean {
    return this.queue.length === 0 && (this.loading.state === 'ready' || this.loading.isFailed);
  }

  get canUndo(): boolean {
    return this.decided.length > 0;
  }

  async load(): Promise<void> {
    const asked = JSON.stringify(this.filters.query);
    await this.loading.track(
      () => this.fetchCards([...this.passed.ids]),
      ({ cards, likesLeft }) => {
        this.hasPassed = this.passed.ids.size > 0;
        this.show(cards, asked);
        this.setLikesLeft(likesLeft);
      },
    );
    // People found by other filters are not the ones asked for: the failure shows in their place [FIL-04].
    if (this.loading.isFailed && asked !== this.shownFor) this.show([], asked);
  }

  show(cards: MemberCard[], query: string): void {
    this.list.show(cards);
    this.decided.length = 0;
    this.shownFor = query;
  }

  /** Fills the queue from behind; the current card is not disturbed. */
  async loadMore(): Promise<void> {
    if (this.isExhausted || this.loading.isLoading) return;
    const more = new Loading('Loading more encounters');
    const seen = [...this.queue, ...this.decided.map(({ card }) => card)].map(({ id }) => id);
    await more.track(
      () => this.fetchCards([...this.passed.ids, ...seen]),
      ({ cards }) => this.list.append(cards),
    );
  }

  /** Premium, another page or the day changed how many likes are left; the queue is not disturbed. */
  async renewLikesLeft(): Promise<void> {
    if (this.loading.state === 'idle') return;
    this.loading.outdate();
    await this.counting.track(
      () => this.page(0, 1),
      ({ likes_left }) => {
        if (likes_left !== 0) this.dismissLimit();
        this.setLikesLeft(likes_left);
      },
    );
  }

  /** Rejects when the like did not go through; then the card stays [ENC-05], unless its person is gone. One that waits for a network moves on. */
  async like(card: MemberCard): Promise<void> {
    this.likedHere.add(card.id);
    this.dismissLimit();
    try {
      const answer = await this.deeds.do({ kind: 'like', otherId: card.id, isOn: true });
      this.settle(card, 'like', answer === 'waits' ? this.oneLess : (answer.likesLeft ?? null));
    } catch (error) {
      this.likedHere.delete(card.id);
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 402) this.reachLimit(error.resetsAt);
      if (error.status === 404) this.drop([card.id]);
      throw error;
    }
  }

  /** Sends nothing [ENC-06]. */
  pass(card: MemberCard): void {
    this.passed.add(card.id);
    this.settle(card, 'pass', this.likesLeft);
  }

  /** Takes the last decision back: a pass was never sent, a like is unliked (D-21). */
  async undo(): Promise<MemberCard | undefined> {
    const last = this.decided.at(-1);
    if (!last) return undefined;
    if (last.decision === 'like') await this.deeds.do({ kind: 'like', otherId: last.card.id, isOn: false });
    this.restore(last);
    return last.card;
  }

  /** Shows again whom the member passed. */
  async showPassed(): Promise<void> {
    this.passed.clear();
    await this.load();
  }

  /** Nobody is asked about again whose like is on its way. */
  drop(ids: readonly number[]): void {
    for (const id of ids) if (this.list.ids.includes(id)) this.list.remove(id);
  }

  dismissLimit(): void {
    this.isLimitReached = false;
  }

  settle(card: MemberCard, decision: Decision, likesLeft: number | null): void {
    this.loading.outdate();
    this.list.remove(card.id);
    this.decided.push({ card, decision });
    this.setLikesLeft(likesLeft);
  }

  restore(last: Decided): void {
    const { card, decision } = last;
    // Meanwhile it may have been taken back by another press, and others decided.
    const at = this.decided.indexOf(last);
    if (at < 0) return;
    this.loading.outdate();
    this.decided.splice(at, 1);
    if (decision === 'pass') this.passed.remove(card.id);
    else if (this.likesLeft !== null) this.likesLeft += 1;
    this.list.putFirst(card);
  }

  setLikesLeft(likesLeft: number | null): void {
    this.likesLeft = likesLeft;
  }

  reachLimit(resetsAt: string | undefined): void {
    this.isLimitReached = true;
    this.limitResetsAt = resetsAt;
    this.likesLeft = 0;
    if (!resetsAt) return;
    const { clock } = this.deeds.from;
    // A second for a clock that goes before the server's.
    clock.after(Date.parse(resetsAt) - clock.now().getTime() + 1000, () => void this.renewLikesLeft());
  }

  /** Reads pages until a few cards are found that are not to be skipped. */
  private async fetchCards(
    known: readonly number[],
  ): Promise<{ cards: MemberCard[]; likesLeft: number | null }> {
    const cards: MemberCard[] = [];
    const skip = new Set(known);
    const isNew = ({ id }: MemberCard) => !skip.has(id) && !this.deeds.onTheirWay.has(id);
    for (let offset = 0; ; offset += pageSize) {
      const { users, total, likes_left } = await this.page(offset);
      cards.push(...users.filter(isNew));
      this.isExhausted = offset + pageSize >= total;
      if (cards.length > 3 || this.isExhausted) return { cards, likesLeft: likes_left };
    }
  }

  /** What is left when a like that waits has gone out. */
  private get oneLess(): number | null {
    return this.likesLeft && this.likesLeft - 1;
  }

  private page(offset: number, limit?: number) {
    const paging = encountersPaging(offset, limit);
    return this.api.send(getFilteredUsers, { query: { ...this.filters.query, ...paging } });
  }
}

const notObserved = {
  api: false,
  deeds: false,
  filters: false,
  passed: false,
  list: false,
  likedHere: false,
  isExhausted: false,
  shownFor: false,
} as const;
