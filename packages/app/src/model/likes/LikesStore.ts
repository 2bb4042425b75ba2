import { getLikedCount, getLikedUsers, removeLike, type MemberCard } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import * as z from 'zod/mini';
import type { Api } from '../../shared/api';
import { persisted, type KeyValueStorage } from '../../shared/storage';
import { Loading, Query } from '../../shared/store';
import { likeLane, type Outcome } from '../deeds/Deed';
import type { Deeds } from '../deeds/Deeds';
import { PeopleList } from '../people/PeopleList';
import { paging } from '../people/paging';
import type { PeopleStore } from '../people/PeopleStore';
import { Pages, type PageOfResults } from './Pages';

/** Who likes me, or only that somebody does. */
type Liker = MemberCard | { readonly placeholder: true };

/** Likes received: how many, and who for a premium member [LIK-01, LIK-02]. */
export class LikesStore {
  count: number;
  /** Likes whose givers a regular member may not see. */
  hiddenCount = 0;
  readonly query = new Query(() => this.load());
  private readonly counting = new Loading('Counting likes');
  private readonly list: PeopleList;
  private readonly pages: Pages<Liker>;
  private readonly keptCount;

  constructor(
    private readonly api: Api,
    storage: KeyValueStorage,
    people: PeopleStore,
    private readonly deeds: Deeds,
  ) {
    this.list = new PeopleList(people);
    this.pages = new Pages({
      what: 'likes',
      length: () => this.people.length,
      fetch: (offset, limit) => this.fetch(offset, limit),
      take: (page, isBehind) => this.take(page, isBehind),
    });
    this.keptCount = persisted(storage, 'countLiked', z.int().check(z.gte(0)), 0);
    this.count = this.keptCount.read();
    makeAutoObservable<LikesStore, 'api' | 'deeds' | 'keptCount' | 'list'>(
      this,
      { api: false, deeds: false, keptCount: false, list: false, query: false },
      { autoBind: true },
    );
  }

  get people(): MemberCard[] {
    return this.list.all;
  }

  get hasMore(): boolean {
    return this.pages.hasMore;
  }

  get loading(): Loading {
    return this.pages.loading;
  }

  get loadingMore(): Loading {
    return this.pages.loadingMore;
  }

  /** Loads anew as far as one has scrolled. */
  async load(): Promise<void> {
    this.counting.reset();
    await this.pages.load();
  }

  async loadMore(): Promise<void> {
    await this.pages.loadMore();
  }

  /** Premium is over: who it was is no longer shown, whatever becomes of the next load. */
  hide(): void {
    this.hiddenCount += this.people.length;
    this.list.show([]);
  }

  /** The list where it is looked at, elsewhere only the count. */
  async refresh(): Promise<void> {
    await (this.query.isOnScreen ? this.query.markStale() : this.loadCount());
  }

  async loadCount(): Promise<void> {
    await this.counting.track(
      () => this.api.send(getLikedCount, {}),
      ({ count }) => this.setCount(count),
    );
  }

  /** `isOn` false: not after all, the like has not gone out yet. Rejects when the server refused. */
  async likeBack(userId: number, isOn = true): Promise<void> {
    await this.give(userId, isOn);
    if (this.waitingFor(userId) === undefined) await this.load();
  }

  /** Takes a like off the list for good; who gave it never learns of it [LIK-03]. Rejects when the server did not. */
  async remove(userId: number): Promise<void> {
    await this.api.send(removeLike, { params: { userId: String(userId) } });
    await this.load();
  }

  /** Gives a like or takes it back, once there is a network; rejects when the server refused. */
  give(userId: number, isOn: boolean): Promise<Outcome> {
    return this.deeds.do({ kind: 'like', otherId: userId, isOn });
  }

  /** What becomes of the like of this member as soon as there is a network; undefined where nothing waits. */
  waitingFor(userId: number): boolean | undefined {
    return this.deeds.isWaiting(likeLane(userId)) ? this.deeds.likeWish(userId) : undefined;
  }

  setCount(count: number): void {
    this.count = count;
    this.keptCount.write(count);
  }

  private take({ users, total }: PageOfResults<Liker>, isBehind: boolean): void {
    const people = peopleOf(users);
    if (isBehind) this.list.append(people);
    else this.list.show(people);
    this.hiddenCount = people.length < users.length ? total : 0;
    this.setCount(total);
  }

  private async fetch(offset: number, limit: number): Promise<PageOfResults<Liker>> {
    const { users, total = users.length } = await this.api.send(getLikedUsers, {
      query: paging(offset, limit),
    });
    return { users, total };
  }
}

const peopleOf = (users: readonly Liker[]): MemberCard[] =>
  users.filter((user): user is MemberCard => !('placeholder' in user));
