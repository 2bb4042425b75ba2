import { getMessages, type Message } from '@iskra/api-contract';
import { makeAutoObservable, observableShallow } from 'mobx';
import type { Api } from '../../../shared/api';
import { Loading } from '../../../shared/store';
import { byTime, fromOutbox, fromServer, type ChatMessage } from './ChatMessage';
import type { Outbox } from './Outbox';

/** The messages of one dialogue, as far as they are loaded, with one's own unsent ones at the end. */
export class Room {
  hasMore = false;
  /** Where the "new messages" line stands; fixed when the room is entered. */
  firstUnreadId: number | undefined = undefined;
  readonly loading = new Loading('Loading messages');
  readonly loadingMore = new Loading('Loading older messages');
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
      () => this.page({}),
      ({ messages, has_more }) => this.addPage(messages, has_more),
    );
  }

  async loadOlder(): Promise<void> {
    const oldest = Math.min(...this.messages.keys());
    if (!this.hasMore || this.loadingMore.isLoading || !Number.isFinite(oldest)) return;
    await this.loadingMore.track(
      () => this.page({ before: String(oldest) }),
      ({ messages, has_more }) => this.addPage(messages, has_more),
    );
  }

  /** Fills the gap after what was loaded last (D-10) [RT-06]. */
  async loadNewer(): Promise<void> {
    const filling = new Loading('Loading missed messages');
    for (let hasMore = true; hasMore;) {
      const after = this.wholeTo;
      const isDone = await filling.track(
        () => this.page(after === undefined ? {} : { after: String(after) }),
        ({ messages, has_more }) => {
          this.addPage(messages, after === undefined ? has_more : this.hasMore);
          hasMore = after !== undefined && has_more && messages.length > 0;
        },
      );
      if (!isDone) return;
    }
  }

  add(message: Message): void {
    this.messages.set(message.id, message);
  }

  markRead(ids: readonly number[]): void {
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

  private noteWhole(messages: readonly Message[]): void {
    this.wholeTo = Math.max(this.wholeTo ?? 0, ...messages.map(({ id }) => id)) || undefined;
  }

  private page(query: { before?: string; after?: string }) {
    return this.api.send(getMessages, { params: { dialogId: String(this.dialogId) }, query });
  }
}
