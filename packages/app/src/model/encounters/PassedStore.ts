import { cardsAtOnce, getMemberCards, type MemberCard } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../shared/api';
import { Loading, Query } from '../../shared/store';
import { PeopleList } from '../people/PeopleList';
import type { PeopleStore } from '../people/PeopleStore';
import type { PassedList } from './PassedList';

/** Whom I passed, the newest pass first, and how to take a pass back: the device knows ids, the server gives cards (D-21). */
export class PassedStore {
  readonly loading = new Loading('Loading whom one passed');
  readonly loadingMore = new Loading('Loading more whom one passed');
  readonly query = new Query(() => this.load());
  /** How many of the passed were asked for; some of them may not be seen any more. */
  private asked = 0;
  /** How many were passed when last looked. */
  private passedCount = 0;
  private readonly list: PeopleList;

  constructor(
    private readonly api: Api,
    private readonly passed: PassedList,
    people: PeopleStore,
  ) {
    this.list = new PeopleList(people);
    makeAutoObservable<PassedStore, 'api' | 'passed' | 'list'>(
      this,
      { api: false, passed: false, list: false, query: false },
      { autoBind: true },
    );
  }

  get people(): MemberCard[] {
    return this.list.all;
  }

  get hasMore(): boolean {
    return this.asked < this.passedCount;
  }

  /** Loads anew as far as one has scrolled. */
  async load(): Promise<void> {
    this.loadingMore.reset();
    await this.loading.track(
      () => this.fetch(0, Math.max(1, this.people.length)),
      ({ cards, to }) => {
        const { ids } = this.passed;
        this.list.show(cards.filter(({ id }) => ids.has(id)));
        this.note(to);
      },
    );
  }

  async loadMore(): Promise<void> {
    if (!this.hasMore || this.loading.isLoading || this.loadingMore.isLoading) return;
    await this.loadingMore.track(
      () => this.fetch(this.asked, 1),
      ({ cards, to }) => {
        this.list.append(cards);
        this.note(to);
      },
    );
  }

  /** Encounters show them again; nobody was told of the pass, so nobody is told of this. */
  takeBack(id: number): void {
    this.loading.outdate();
    this.loadingMore.outdate();
    this.passed.remove(id);
    this.list.remove(id);
    this.note(this.asked - 1);
  }

  private note(asked: number): void {
    this.asked = asked;
    this.passedCount = this.passed.ids.size;
  }

  /** Asks for page after page until some are seen: all of a page may be gone by now. */
  private async fetch(from: number, atLeast: number) {
    const ids = [...this.passed.ids].reverse();
    const cards: MemberCard[] = [];
    let to = from;
    while (to < ids.length && cards.length < atLeast) {
      const next = ids.slice(to, to + cardsAtOnce);
      cards.push(...(await this.api.send(getMemberCards, { body: { ids: next } })).users);
      to += next.length;
    }
    return { cards, to };
  }
}
