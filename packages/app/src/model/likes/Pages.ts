import { limits } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import { Loading } from '../../shared/store';

/** A page of results, and how many there are in all. */
export interface PageOfResults<Item> {
  readonly users: readonly Item[];
  readonly total: number;
}

/** Where the items of a list come from and go to. */
interface PagedList<Item> {
  /** What the list holds, for the log. */
  readonly what: string;
  /** How many are shown. */
  readonly length: () => number;
  readonly fetch: (offset: number, limit: number) => Promise<PageOfResults<Item>>;
  /** Shows a page in place of what was shown, or behind it; some may be there already. */
  readonly take: (page: PageOfResults<Item>, isBehind: boolean) => void;
}

/** The contract gives no more at once. */
const largestPage = 100;

/** Loads a long list: page by page as one scrolls, and anew as far as one has scrolled. */
export class Pages<Item> {
  hasMore = false;
  readonly loading: Loading;
  readonly loadingMore: Loading;

  constructor(private readonly list: PagedList<Item>) {
    this.loading = new Loading(`Loading ${list.what}`);
    this.loadingMore = new Loading(`Loading more ${list.what}`);
    makeAutoObservable<Pages<Item>, 'list'>(this, { list: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.loadingMore.reset();
    await this.loading.track(
      () => this.pagesTo(Math.max(limits.nearby.pageSize, this.list.length())),
      (page) => this.take(page, false),
    );
  }

  async loadMore(): Promise<void> {
    if (!this.hasMore || this.loading.isLoading || this.loadingMore.isLoading) return;
    await this.loadingMore.track(
      () => this.list.fetch(this.list.length(), limits.nearby.pageSize),
      (page) => this.take(page, true),
    );
  }

  /** A page that brings nobody new is the last one, whatever the total says. */
  private take(page: PageOfResults<Item>, isBehind: boolean): void {
    const { length, take } = this.list;
    const before = isBehind ? length() : 0;
    take(page, isBehind);
    this.hasMore = length() > before && length() < page.total;
  }

  private async pagesTo(length: number): Promise<PageOfResults<Item>> {
    let { users, total } = await this.list.fetch(0, Math.min(length, largestPage));
    for (let isMore = true; isMore && users.length < Math.min(length, total);) {
      const next = await this.list.fetch(users.length, Math.min(length - users.length, largestPage));
      isMore = next.users.length > 0;
      total = next.total;
      users = [...users, ...next.users];
    }
    return { users, total };
  }
}
