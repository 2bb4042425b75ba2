import {
  getLikedCount,
  getLikedUsers,
  likeUser,
  limits,
  removeLike,
  type AnswerOf,
  type MemberCard,
} from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import * as z from 'zod/mini';
import type { Api } from '../../shared/api';
import { persisted, type KeyValueStorage } from '../../shared/storage';
import { Loading, Query } from '../../shared/store';
import { PeopleList } from '../people/PeopleList';
import type { PeopleStore } from '../people/PeopleStore';

type Page = AnswerOf<typeof getLikedUsers>;

/** The contract gives no more at once. */
const largestPage = 100;

/** Likes received: how many, and who for a premium member [LIK-01, LIK-02]. */
export class LikesStore {
  count: number;
  /** Likes whose givers a regular member may not see. */
  hiddenCount = 0;
  /** Whose like was last answered. */
  answeredId: number | undefined = undefined;
  readonly loading = new Loading('Loading likes');
  readonly loadingMore = new Loading('Loading more likes');
  readonly answering = new Loading('Answering a like');
  readonly query = new Query(() => this.load());
  private readonly counting = new Loading('Counting likes');
  private readonly list: PeopleList;
  private readonly keptCount;

  constructor(
    private readonly api: Api,
    storage: KeyValueStorage,
    people: PeopleStore,
  ) {
    this.list = new PeopleList(people);
    this.keptCount = persisted(storage, 'countLiked', z.int().check(z.gte(0)), 0);
    this.count = this.keptCount.read();
    makeAutoObservable<LikesStore, 'api' | 'keptCount' | 'list'>(
      this,
      { api: false, keptCount: false, list: false, query: false },
      { autoBind: true },
    );
  }

  get people(): MemberCard[] {
    return this.list.all;
  }

  get hasMore(): boolean {
    return this.hiddenCount === 0 && this.people.length < this.count;
  }

  /** Loads anew as far as one has scrolled. */
  async load(): Promise<void> {
    this.loadingMore.reset();
    this.counting.reset();
    await this.loading.track(
      () => this.pagesTo(Math.max(limits.nearby.pageSize, this.people.length)),
      (page) => {
        const total = page.total ?? page.users.length;
        this.list.show(peopleOf(page));
        this.hiddenCount = this.people.length < page.users.length ? total : 0;
        this.setCount(total);
      },
    );
  }

  async loadMore(): Promise<void> {
    if (!this.hasMore || this.loading.isLoading || this.loadingMore.isLoading) return;
    await this.loadingMore.track(
      () => this.page(this.people.length, limits.nearby.pageSize),
      (page) => {
        const before = this.people.length;
        this.list.append(peopleOf(page));
        this.setCount(this.people.length > before ? (page.total ?? this.people.length) : before);
      },
    );
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

  async likeBack(userId: number): Promise<void> {
    await this.answer(userId, () => this.api.send(likeUser, { params: { userId: String(userId) } }));
  }

  /** Takes a like off the list for good; who gave it never learns of it [LIK-03]. */
  async remove(userId: number): Promise<void> {
    await this.answer(userId, () => this.api.send(removeLike, { params: { userId: String(userId) } }));
  }

  setCount(count: number): void {
    this.count = count;
    this.keptCount.write(count);
  }

  private async pagesTo(length: number): Promise<Page> {
    let { users, total = users.length } = await this.page(0, Math.min(length, largestPage));
    for (let isMore = true; isMore && users.length < Math.min(length, total);) {
      const next = await this.page(users.length, Math.min(length - users.length, largestPage));
      isMore = next.users.length > 0;
      total = next.total ?? total;
      users = [...users, ...next.users];
    }
    return { users, total };
  }

  private page(offset: number, limit: number): Promise<Page> {
    const query = { offset: String(offset), limit: String(limit) };
    return this.api.send(getLikedUsers, { query });
  }

  /** One answer at a time; a failure shows where it was given (D-11). */
  private async answer(userId: number, send: () => Promise<unknown>): Promise<void> {
    if (this.answering.isLoading) return;
    this.answeredId = userId;
    if (await this.answering.track(send, () => undefined)) await this.load();
  }
}

const peopleOf = ({ users }: Page): MemberCard[] =>
  users.filter((user): user is MemberCard => !('placeholder' in user));
