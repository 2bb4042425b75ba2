import { searchLimits, searchMessages, type MessageHit, type PersonHit } from '@iskra/api-contract';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../shared/api';
import { Loading, type Clock } from '../../shared/store';

/** How long a member does not type before a search begins. */
const pauseMs = 250;

/** What the member looks for in the dialogues, and what was found: people by name, then messages, the newest first. */
export class MessageSearch {
  text = '';
  people: readonly PersonHit[] = [];
  messages: readonly MessageHit[] = [];
  hasMore = false;
  /** The text that was found is of. */
  foundFor = '';
  readonly loading = new Loading('Searching dialogues');
  readonly loadingMore = new Loading('Searching dialogues further');
  private stopWaiting: () => void = () => undefined;

  constructor(
    private readonly api: Api,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<MessageSearch, 'api' | 'clock' | 'stopWaiting'>(
      this,
      { api: false, clock: false, stopWaiting: false, people: observableRef, messages: observableRef },
      { autoBind: true },
    );
  }

  private get sought(): string {
    return this.text.trim();
  }

  /** What is in the field; the search begins once the typing pauses. */
  setText(text: string): void {
    const before = this.sought;
    this.text = text;
    if (this.sought === before) return;
    this.stopWaiting();
    this.loading.reset();
    this.loadingMore.reset();
    if (this.sought) this.stopWaiting = this.clock.after(pauseMs, () => void this.load());
    else this.show('', { people: [], messages: [], has_more: false });
  }

  /** Anew, as far as was looked at. */
  async load(): Promise<void> {
    const { sought } = this;
    if (!sought) return;
    this.stopWaiting();
    this.loadingMore.reset();
    const { pageSize, largestPage } = searchLimits;
    const known = this.foundFor === sought ? this.messages.length : 0;
    const limit = Math.min(Math.max(pageSize, known), largestPage);
    await this.loading.track(
      () => this.api.send(searchMessages, { body: { text: sought, limit } }),
      (found) => this.show(sought, found),
    );
  }

  async loadMore(): Promise<void> {
    const before = this.messages.at(-1)?.id;
    if (!this.hasMore || before === undefined || this.loadingMore.isLoading || this.loading.isLoading) return;
    await this.loadingMore.track(
      () => this.api.send(searchMessages, { body: { text: this.foundFor, before } }),
      ({ messages, has_more: hasMore }) => {
        this.messages = [...this.messages, ...messages];
        this.hasMore = hasMore;
      },
    );
  }

  /** Something was said, deleted or blocked: what was found may be more or less by now. */
  async refresh(): Promise<void> {
    if (this.loading.state === 'ready') await this.load();
  }

  show(
    foundFor: string,
    found: { people: readonly PersonHit[]; messages: readonly MessageHit[]; has_more: boolean },
  ): void {
    this.foundFor = foundFor;
    this.people = found.people;
    this.messages = found.messages;
    this.hasMore = found.has_more;
  }
}
