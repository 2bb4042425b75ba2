import { getFilteredUsers, type MemberCard } from '@iskra/api-contract';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../shared/api';
import { Loading } from '../../shared/store';
import { filtersQuery, type Filters } from '../filters/filters';
import type { FiltersStore } from '../filters/FiltersStore';
import { paging } from './paging';
import { PeopleList } from './PeopleList';
import type { PeopleStore } from './PeopleStore';

/** People nearby by the current filters, page by page [NEA-02]. */
export class NearbyStore {
  /** As the server counted; who went out of sight since is among them. */
  private counted = 0;
  private readonly list: PeopleList;
  /** The filters whose people these are. */
  private shownFor = '';
  readonly loading = new Loading('Loading people nearby');
  readonly loadingMore = new Loading('Loading more people nearby');

  constructor(
    private readonly api: Api,
    private readonly filters: FiltersStore,
    people: PeopleStore,
  ) {
    this.list = new PeopleList(people);
    makeAutoObservable<NearbyStore, 'api' | 'filters' | 'shownFor' | 'list'>(
      this,
      { api: false, filters: false, shownFor: observableRef, list: false },
      { autoBind: true },
    );
  }

  get people(): MemberCard[] {
    return this.list.all;
  }

  /** The people with the filters that found them. */
  get found(): { readonly people: MemberCard[]; readonly by: string } {
    return { people: this.people, by: this.shownFor };
  }

  get total(): number {
    return this.counted - (this.list.ids.length - this.people.length);
  }

  get hasMore(): boolean {
    return this.people.length < this.total;
  }

  async load(): Promise<void> {
    this.loadingMore.reset();
    const asked = JSON.stringify(this.filters.query);
    await this.loading.track(
      () => this.page(0),
      ({ users, total }) => this.show(users, total, asked),
    );
    // People found by other filters are not the ones asked for: the failure shows in their place [FIL-04].
    if (this.loading.isFailed && asked !== this.shownFor) this.show([], 0, asked);
  }

  /** Back on the list: what was loaded stands as it was left; other filters than its own load anew [OTH-01]. */
  async resume(): Promise<void> {
    if (this.people.length === 0 || this.shownFor !== JSON.stringify(this.filters.query)) await this.load();
  }

  async loadMore(): Promise<void> {
    if (!this.hasMore || this.loading.isLoading || this.loadingMore.isLoading) return;
    await this.loadingMore.track(
      () => this.page(this.people.length),
      ({ users, total }) => {
        this.list.append(users);
        this.counted = users.length > 0 ? total : this.list.ids.length;
      },
    );
  }

  show(people: MemberCard[], total: number, query: string): void {
    this.list.show(people);
    this.counted = total;
    this.shownFor = query;
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
    return this.api.send(getFilteredUsers, { query: { ...this.filters.query, ...paging(offset) } });
  }
}
