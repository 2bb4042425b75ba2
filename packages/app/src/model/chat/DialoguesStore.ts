import {
  getDialogues,
  getUnreadCount,
  getUserDialogues,
  limits,
  type Dialogue,
  type Message,
} from '@iskra/api-contract';
import { action, computed, makeObservable, observable } from 'mobx';
import * as z from 'zod/mini';
import type { Api } from '../../shared/api';
import { persisted, type KeyValueStorage } from '../../shared/storage';
import { EntityStore, Loading } from '../../shared/store';
import { byNewest, withMessage, withNewer, withUnread } from './changedDialogue';

type Hidden = 'unreadBefore' | 'oldestId' | 'unreadFurther' | 'unreadLoaded';

/** The member's dialogues, newest first, and what is unread in them [CHT-01, CHT-10, CHT-11]. */
export class DialoguesStore extends EntityStore<Dialogue> {
  readonly loading = new Loading('Loading dialogues');
  readonly loadingMore = new Loading('Loading more dialogues');
  private readonly counting = new Loading('Counting unread messages');
  /** The dialogue that the last page ended with; null when that was the end. */
  private oldestId: number | null = null;
  /** Unread in dialogues that are not loaded. */
  private unreadFurther = 0;
  private readonly keptUnread;
  private unreadBefore: number;

  constructor(
    private readonly api: Api,
    storage: KeyValueStorage,
    private readonly selfId: () => number | undefined,
    private readonly onLoad: (dialogues: readonly Dialogue[]) => void = () => undefined,
  ) {
    super();
    this.keptUnread = persisted(storage, 'countMessages', z.int().check(z.gte(0)), 0);
    this.unreadBefore = this.keptUnread.read();
    makeObservable<DialoguesStore, Hidden>(this, {
      unreadBefore: observable,
      oldestId: observable,
      unreadFurther: observable,
      unreadLoaded: computed,
      hasMore: computed,
      applyEnd: action,
      setUnreadFurther: action,
      newestFirst: computed,
      unreadTotal: computed,
      receive: action,
      applyList: action,
      setBlocked: action,
      setUnreadTotal: action,
      clearUnread: action,
      restoreUnread: action,
    });
  }

  get newestFirst(): Dialogue[] {
    return [...this.all].sort(byNewest);
  }

  /** As loaded; before that what the server counted or the last visit left [CHT-10, SHL-03]. */
  get unreadTotal(): number {
    if (!this.loading.isKnown) return this.unreadBefore;
    return this.unreadLoaded + this.unreadFurther;
  }

  private get unreadLoaded(): number {
    return this.all.reduce((sum, { unread }) => sum + unread, 0);
  }

  /** Loads anew as far as one has scrolled; what is unread further down is asked for as a number. */
  async load(): Promise<void> {
    this.loadingMore.reset();
    const { pageSize, largestPage } = limits.dialogues;
    const limit = Math.min(Math.max(pageSize, this.byId.size), largestPage);
    await this.loading.track(
      async () => {
        const page = await this.page({ limit: String(limit) });
        return { ...page, unread: page.has_more ? await this.countUnread() : null };
      },
      ({ dialogs, has_more: hasMore, unread }) => {
        this.applyList(dialogs);
        this.applyEnd(dialogs, hasMore);
        this.setUnreadFurther(unread === null ? 0 : unread - this.unreadLoaded);
        this.onLoad(dialogs);
      },
    );
  }

  /** The next page; `size` is the contract's largest where one dialogue is looked for. */
  async loadMore(size: number = limits.dialogues.pageSize): Promise<void> {
    if (this.oldestId === null || this.loading.isLoading || this.loadingMore.isLoading) return;
    const query = { limit: String(size), before: String(this.oldestId) };
    await this.loadingMore.track(
      () => this.page(query),
      ({ dialogs, has_more: hasMore }) => {
        const before = this.unreadLoaded;
        this.upsertAll(dialogs.map((loaded) => withNewer(loaded, this.get(loaded.id))));
        this.applyEnd(dialogs, hasMore);
        this.setUnreadFurther(this.unreadFurther - (this.unreadLoaded - before));
      },
    );
  }

  get hasMore(): boolean {
    return this.oldestId !== null;
  }

  /** Ids of all the member's dialogues, to subscribe to their channels [RT-04]. */
  async loadIds(): Promise<number[]> {
    const { dialogs } = await this.api.send(getUserDialogues, {});
    return dialogs.map(({ dialog_id }) => dialog_id);
  }

  /** How many are unread, for a page that does not show the list. */
  async loadUnreadTotal(selfId: number): Promise<void> {
    await this.counting.track(
      () => this.countUnread(selfId),
      (total) => this.setUnreadTotal(total),
    );
  }

  /** A dialogue that is unknown here makes the list load anew. */
  async receive(message: Message, selfId: number): Promise<void> {
    const dialogue = this.get(message.dialog_id);
    if (!dialogue) return this.load();
    this.upsert(withMessage(dialogue, message, selfId));
    this.keptUnread.write(this.unreadTotal);
  }

  applyList(dialogues: readonly Dialogue[]): void {
    const merged = dialogues.map((loaded) => withNewer(loaded, this.get(loaded.id)));
    this.clear();
    this.upsertAll(merged);
    this.keptUnread.write(this.unreadTotal);
  }

  /** Something changed that lists on their way may not know of. */
  private outdate(): void {
    for (const reading of [this.loading, this.loadingMore, this.counting]) reading.outdate();
  }

  override remove(id: number): void {
    this.outdate();
    super.remove(id);
  }

  /** A block began or ended; writing is possible again only when the server says so. */
  setBlocked(
    otherId: number,
    block: Partial<Pick<Dialogue['otherUser'], 'block' | 'current_blocked'>>,
  ): void {
    this.outdate();
    const dialogue = this.all.find(({ otherUser }) => otherUser.id === otherId);
    if (!dialogue) return;
    // Whoever blocked the member is no longer seen (D-33).
    const unseen = block.current_blocked ? { image: null, online: false } : {};
    const otherUser = { ...dialogue.otherUser, ...block, ...unseen };
    const isBlocked = otherUser.block || otherUser.current_blocked;
    this.upsert({ ...dialogue, otherUser, dialog_available: !isBlocked && dialogue.dialog_available });
  }

  applyEnd(page: readonly Dialogue[], hasMore: boolean | undefined): void {
    const oldest = page.at(-1)?.dialog_id;
    this.oldestId = hasMore && oldest !== undefined ? oldest : null;
  }

  setUnreadFurther(count: number): void {
    this.unreadFurther = Math.max(0, count);
    this.keptUnread.write(this.unreadTotal);
  }

  setUnreadTotal(count: number): void {
    this.unreadBefore = count;
    this.keptUnread.write(count);
  }

  private page(query: { limit: string; before?: string }) {
    return this.api.send(getDialogues, { query });
  }

  private async countUnread(selfId = this.selfId()): Promise<number> {
    const params = { userId: String(selfId) };
    return (await this.api.send(getUnreadCount, { params })).total_unread_count;
  }

  /** What was marked as read is unread after all. */
  restoreUnread(dialogId: number, ids: readonly number[]): void {
    const dialogue = this.get(dialogId);
    if (dialogue) this.upsert(withUnread(dialogue, [...dialogue.unreadMessageIds, ...ids]));
  }

  clearUnread(dialogId: number, ids: readonly number[]): void {
    this.outdate();
    const dialogue = this.get(dialogId);
    if (!dialogue) return;
    const left = dialogue.unreadMessageIds.filter((id) => !ids.includes(id));
    this.upsert(withUnread(dialogue, left));
  }
}
