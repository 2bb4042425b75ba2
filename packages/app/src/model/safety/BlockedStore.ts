import { getBlockedUsers, type BlockedMember } from '@iskra/api-contract';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../shared/api';
import { Query, type Loading } from '../../shared/store';
import { Pages } from '../likes/Pages';
import type { SafetyStore } from './SafetyStore';

/** Whom I blocked, the newest block first. They stand here alone: whom I block leaves every other list (D-33) [BLK-02]. */
export class BlockedStore {
  people: readonly BlockedMember[] = [];
  readonly query = new Query(() => this.load());
  private readonly pages: Pages<BlockedMember>;

  constructor(
    private readonly api: Api,
    private readonly safety: Pick<SafetyStore, 'unblock'>,
  ) {
    this.pages = new Pages({
      what: 'whom one blocked',
      length: () => this.people.length,
      fetch: (offset, limit) => this.fetch(offset, limit),
      take: ({ users }, isBehind) => this.take(users, isBehind),
    });
    makeAutoObservable<BlockedStore, 'api' | 'safety'>(
      this,
      { api: false, safety: false, query: false, people: observableRef },
      { autoBind: true },
    );
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

  async load(): Promise<void> {
    await this.pages.load();
  }

  async loadMore(): Promise<void> {
    await this.pages.loadMore();
  }

  /** True when the block is gone. A failure is told by `safety`. */
  async unblock(userId: number): Promise<boolean> {
    const isDone = await this.safety.unblock(userId);
    if (isDone) this.leave(userId);
    return isDone;
  }

  private take(users: readonly BlockedMember[], isBehind: boolean): void {
    const before = isBehind ? this.people : [];
    const known = new Set(before.map(({ id }) => id));
    this.people = [...before, ...users.filter(({ id }) => !known.has(id))];
  }

  private leave(userId: number): void {
    this.people = this.people.filter(({ id }) => id !== userId);
    void this.load();
  }

  private fetch(offset: number, limit: number) {
    const query = { offset: String(offset), limit: String(limit) };
    return this.api.send(getBlockedUsers, { query });
  }
}
