import { getMyReports, markReportsSeen, type OwnReport, type ParsedAnswerOf } from '@iskra/api-contract';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../shared/api';
import { FreshRead, Loading, Query } from '../../shared/store';
import { Pages } from '../likes/Pages';

type Answer = ParsedAnswerOf<typeof getMyReports>;

/** What I reported, the newest first, and whether an outcome is new to me (D-08) [BLK-04]. */
export class ReportsStore {
  all: readonly OwnReport[] = [];
  /** An operator closed one since I last looked at the list, on whichever page. */
  hasNews = false;
  /** The list, for the screen that shows it. */
  readonly query = new Query(() => this.load());
  /** Only whether there is news, for what leads to the list. */
  readonly news = new Query(() => this.loadNews());
  private readonly pages: Pages<OwnReport>;
  private readonly asked = new FreshRead();
  private readonly asking = new Loading('News of reports');
  private readonly telling = new Loading('Saying that reports are seen');

  constructor(private readonly api: Api) {
    this.pages = new Pages({
      what: 'own reports',
      length: () => this.all.length,
      fetch: async (offset, limit) => {
        const { reports, total } = await this.ask(offset, limit);
        return { users: reports, total };
      },
      take: ({ users }, isBehind) => this.take(users, isBehind),
    });
    makeAutoObservable<ReportsStore, Private>(this, notObserved, { autoBind: true });
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

  /** Who sees the list knows the outcomes; the server tells it to all pages, this one too. */
  async load(): Promise<void> {
    await this.pages.load();
    if (this.hasNews && this.query.isOnScreen && !this.loading.isFailed) await this.tellSeen();
  }

  async loadMore(): Promise<void> {
    await this.pages.loadMore();
  }

  private async loadNews(): Promise<void> {
    await this.asking.track(
      () => this.ask(0, 1),
      () => undefined,
    );
  }

  /** Of answers that overtake each other, the one asked for last says whether there is news. */
  private async ask(offset: number, limit: number): Promise<Answer> {
    const query = { offset: String(offset), limit: String(limit) };
    this.asked.outdate();
    const isNewest = this.asked.mark();
    const answer = await this.api.send(getMyReports, { query });
    if (isNewest()) this.noteNews(answer.has_news);
    return answer;
  }

  private async tellSeen(): Promise<void> {
    await this.telling.track(
      () => this.api.send(markReportsSeen, {}),
      () => {
        this.asked.outdate();
        this.noteNews(false);
      },
    );
  }

  private noteNews(hasNews: boolean): void {
    this.hasNews = hasNews;
  }

  private take(reports: readonly OwnReport[], isBehind: boolean): void {
    const before = isBehind ? this.all : [];
    const known = new Set(before.map(({ id }) => id));
    this.all = [...before, ...reports.filter(({ id }) => !known.has(id))];
  }
}

const notObserved = {
  ...{ api: false, query: false, news: false, asked: false },
  all: observableRef,
} as const;
type Private = 'api' | 'asked';
