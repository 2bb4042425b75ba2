import { getMessages, limits, type Message, type ReactionCode } from '@iskra/api-contract';
import { makeAutoObservable, observableShallow, when } from 'mobx';
import type { Api } from '../../shared/api';
import { Loading } from '../../shared/store';
import { byTime, fromOutbox, fromServer, type ChatMessage } from './ChatMessage';
import type { Outbox } from './Outbox';

const largestPage = 4 * limits.message.pageSize;

/** The messages of one dialogue, as far as they are loaded, with one's own unsent ones at the end. */
export class Room {
  hasMore = false;
  /** Where the "new messages" line stands; fixed when the room is entered. */
  firstUnreadId: number | undefined = undefined;
  readonly loading = new Loading('Loading messages');
  readonly loadingMore = new Loading('Loading older messages');
  private readonly filling = new Loading('Loading missed messages');
  private readonly messages = new Map<number, Message>();
  /** Up to here nothing is missing; single messages, live or one's own, may lie beyond a gap. */
  private wholeTo: number | undefined = undefined;

  constructor(
    readonly dialogId: number,
    private readonly api: Api,
    private readonly outbox: Outbox,
  ) {
    makeAutoObservable<Room, 'api' | 'outbox' | 'messages' | 'wholeTo'>(
      this,
      { api: false, outbox: false, dialogId: false, messages: observableShallow, wholeTo: false },
      { autoBind: true },
    );
  }

  /** Oldest first; a message that waits in the outbox is left out once the server's form of it is here. */
  get ordered(): ChatMessage[] {
    const known = new Set([...this.messages.values()].map(({ client_id }) => client_id));
    const waiting = this.outbox
      .inDialogue(this.dialogId)
      .filter(({ message }) => !known.has(message.clientId));
    const unsent = waiting.map(({ message, state, reason }) => fromOutbox(message, state, reason));
    return [...[...this.messages.values()].map(fromServer), ...unsent].sort(byTime);
  }

  async load(): Promise<void> {
    if (this.loading.state === 'ready') return this.loadNewer();
    await this.loading.track(
      () => this.pagesBackTo(this.firstUnreadId),
      ({ messages, has_more }) => this.addPage(messages, has_more),
    );
  }

  async loadOlder(size: number = limits.message.pageSize): Promise<void> {
    const { oldestId } = this;
    if (!this.hasMore || this.loadingMore.isLoading || !Number.isFinite(oldestId)) return;
    await this.loadingMore.track(
      () => this.page({ before: String(oldestId), limit: String(size) }),
      ({ messages, has_more }) => this.addPage(messages, has_more),
    );
  }

  /** Loads back to a message, in the largest pages there are: nothing between it and the end is missing. */
  async loadTo(id: number): Promise<void> {
    while (this.oldestId > id && this.hasMore) {
      await when(() => !this.loadingMore.isLoading);
      await this.loadOlder(largestPage);
      if (this.loadingMore.isFailed) return;
    }
  }

  private get oldestId(): number {
    return Math.min(...this.messages.keys());
  }

  /** Fills the gap after what was loaded last, and asks again for what may be another by now (D-10) [RT-06]. */
  async loadNewer(): Promise<void> {
    let after = this.knownTo();
    for (let hasMore = true; hasMore;) {
      const from = after;
      const isDone = await this.filling.track(
        () => this.page(from === undefined ? {} : { after: String(from), limit: String(largestPage) }),
        ({ messages, has_more }) => {
          this.addPage(messages, from === undefined ? has_more : this.hasMore);
          hasMore = from !== undefined && has_more && messages.length > 0;
          after = Math.max(from ?? 0, ...messages.map(({ id }) => id));
        },
      );
      if (!isDone) return;
    }
  }

  add(message: Message): void {
    this.messages.set(message.id, message);
  }

  /** Its recipient reacted, or took that back. */
  setReaction(id: number, reaction: ReactionCode | null): void {
    this.outdate();
    const message = this.messages.get(id);
    if (message) this.messages.set(id, { ...message, reaction });
  }

  markRead(ids: readonly number[]): void {
    this.outdate();
    for (const id of ids) {
      const message = this.messages.get(id);
      if (message) this.messages.set(id, { ...message, status: 'read' });
    }
  }

  /** Fixes the line above the first of these ids, if it is not fixed yet. */
  enter(unreadIds: readonly number[]): void {
    this.firstUnreadId = unreadIds.length > 0 ? Math.min(...unreadIds) : undefined;
  }

  addPage(messages: readonly Message[], hasMore: boolean): void {
    messages.forEach(this.add);
    this.noteWhole(messages);
    this.hasMore = hasMore;
  }

  /** Of any message a read mark or a reaction may have been missed, as well as a message after it. */
  private knownTo(): number | undefined {
    return this.wholeTo === undefined ? undefined : this.oldestId - 1;
  }

  /** What is on its way may be older than what was just told. */
  private outdate(): void {
    for (const reading of [this.loading, this.loadingMore, this.filling]) reading.outdate();
  }

  /** The last page, and older ones as far as something is unread: a room opens there [CHT-10]. */
  private async pagesBackTo(unreadId: number | undefined) {
    let { messages, has_more } = await this.page({});
    while (has_more && unreadId !== undefined && messages.every(({ id }) => id > unreadId)) {
      const before = Math.min(...messages.map(({ id }) => id));
      const older = await this.page({ before: String(before) });
      messages = [...older.messages, ...messages];
      has_more = older.has_more && older.messages.length > 0;
    }
    return { messages, has_more };
  }

  private noteWhole(messages: readonly Message[]): void {
    this.wholeTo = Math.max(this.wholeTo ?? 0, ...messages.map(({ id }) => id)) || undefined;
  }

  private page(query: { before?: string; after?: string; limit?: string }) {
    return this.api.send(getMessages, { params: { dialogId: String(this.dialogId) }, query });
  }
}
