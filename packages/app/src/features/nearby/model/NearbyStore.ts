import { getFilteredUsers, limits, type MemberCard } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../shared/api';
import { Loading } from '../../../shared/store';
import { filtersQuery, type Filters } from './filters';
import type { FiltersStore } from './FiltersStore';

/** People nearby by the current filters, page by page [NEA-02]. */
export class NearbyStore {
  people: MemberCard[] = [];
  total = 0;
  readonly loading = new Loading('Loading people nearby');
  readonly loadingMore = new Loading('Loading more people nearby');

  constructor(
    private readonly api: Api,
    private readonly filters: FiltersStore,
  ) {
    makeAutoObservable<NearbyStore, 'api' | 'filters'>(
      this,
      { api: false, filters: false },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return this.people.length < this.total;
  }

  async load(): Promise<void> {
    this.loadingMore.reset();
    await this.loading.track(
      () => this.page(0),
      ({ users, total }) => {
        this.people = users;
        this.total = total;
      },
    );
  }

  async loadMore(): Promise<void> {
    if (!this.hasMore || this.loading.isLoading || this.loadingMore.isLoading) return;
    await this.loadingMore.track(
      () => this.page(this.people.length),
      ({ users, total }) => {
        this.people = withNew(this.people, users);
        this.total = users.length > 0 ? total : this.people.length;
      },
    );
  }

  /** Somebody went out of sight. */
  drop(id: number): void {
    const left = this.people.filter((person) => person.id !== id);
    this.total -= this.people.length - left.length;
    this.people = left;
  }

  /** How many people filters would find that are not in force; null when that is not known [B8.3]. */
  async count(filters: Filters): Promise<number | null> {
    try {
      const query = { ...filtersQuery(filters), offset: '0', limit: '1' };
      return (await this.api.send(getFilteredUsers, { query })).total;
    } catch (error) {
      console.warn('Counting people failed', error);
      return null;
    }
  }

  private page(offset: number) {
    const paging = { offset: String(offset), limit: String(limits.nearby.pageSize) };
    return this.api.send(getFilteredUsers, { query: { ...this.filters.query, ...paging } });
  }
}

/** Somebody may have moved between pages meanwhile: each person stands once. */
function withNew(known: readonly MemberCard[], more: readonly MemberCard[]): MemberCard[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
}
