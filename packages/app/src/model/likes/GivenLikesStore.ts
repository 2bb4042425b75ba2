import { getGivenLikes, type GivenLike, type MemberCard } from '@iskra/api-contract';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../shared/api';
import { Query, type Loading } from '../../shared/store';
import { PeopleList } from '../people/PeopleList';
import { paging } from '../people/paging';
import type { PeopleStore } from '../people/PeopleStore';
import type { LikesStore } from './LikesStore';
import { Pages } from './Pages';

/** Whom I like, the newest like first, and how to take a like back. */
export class GivenLikesStore {
  readonly query = new Query(() => this.load());
  private matchedIds: ReadonlySet<number> = new Set();
  private readonly list: PeopleList;
  private readonly pages: Pages<GivenLike>;

  constructor(
    private readonly api: Api,
    private readonly likes: Pick<LikesStore, 'give' | 'waitingFor'>,
    people: PeopleStore,
  ) {
    this.list = new PeopleList(people);
    this.pages = new Pages({
      what: 'likes given',
      length: () => this.people.length,
      fetch: (offset, limit) => this.fetch(offset, limit),
      take: ({ users }, isBehind) => (isBehind ? this.append(users) : this.show(users)),
    });
    makeAutoObservable<GivenLikesStore, 'api' | 'likes' | 'list' | 'matchedIds'>(
      this,
      { api: false, likes: false, list: false, query: false, matchedIds: observableRef },
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

  isMatch(id: number): boolean {
    return this.matchedIds.has(id);
  }

  async load(): Promise<void> {
    await this.pages.load();
  }

  async loadMore(): Promise<void> {
    await this.pages.loadMore();
  }

  /** True when the like is gone, false while that waits; rejects when the server refused. */
  async takeBack(userId: number): Promise<boolean> {
    await this.likes.give(userId, false);
    if (this.likes.waitingFor(userId) !== undefined) return false;
    this.leave(userId);
    return true;
  }

  /** The like stays after all: the taking back has not gone out yet. */
  async keep(userId: number): Promise<void> {
    await this.likes.give(userId, true);
  }

  private leave(userId: number): void {
    this.list.remove(userId);
    void this.load();
  }

  private show(users: readonly GivenLike[]): void {
    this.list.show(users.map(cardOf));
    this.matchedIds = matchesAmong(users);
  }

  private append(users: readonly GivenLike[]): void {
    this.list.append(users.map(cardOf));
    this.matchedIds = new Set([...this.matchedIds, ...matchesAmong(users)]);
  }

  private fetch(offset: number, limit: number) {
    return this.api.send(getGivenLikes, { query: paging(offset, limit) });
  }
}

/** What every list knows of a person: whether we match is this list's alone. */
const cardOf = ({ is_match: _, ...card }: GivenLike): MemberCard => card;

const matchesAmong = (users: readonly GivenLike[]): ReadonlySet<number> =>
  new Set(users.flatMap(({ id, is_match: isMatch }) => (isMatch ? [id] : [])));
