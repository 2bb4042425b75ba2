import {
  getDialogues,
  getUnreadCount,
  getUserDialogues,
  markMessages,
  type Dialogue,
  type Message,
} from '@iskra/api-contract';
import { action, computed, makeObservable, observable } from 'mobx';
import * as z from 'zod/mini';
import type { Api } from '../../../shared/api';
import { persisted, type KeyValueStorage } from '../../../shared/storage';
import { EntityStore, Loading } from '../../../shared/store';

/** The member's dialogues, newest first, and what is unread in them [CHT-01, CHT-10, CHT-11]. */
export class DialoguesStore extends EntityStore<Dialogue> {
  readonly loading = new Loading('Loading dialogues');
  private readonly keptUnread;
  private unreadBefore: number;

  constructor(
    private readonly api: Api,
    storage: KeyValueStorage,
    private readonly onLoad: (dialogues: readonly Dialogue[]) => void = () => undefined,
  ) {
    super();
    this.keptUnread = persisted(storage, 'countMessages', z.int().check(z.gte(0)), 0);
    this.unreadBefore = this.keptUnread.read();
    makeObservable<DialoguesStore, 'unreadBefore'>(this, {
      unreadBefore: observable,
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
    return [...this.all].sort((a, b) => lastTime(b).localeCompare(lastTime(a)) || b.dialog_id - a.dialog_id);
  }

  /** As loaded; before that what the last visit left. */
  get unreadTotal(): number {
    if (this.loading.state === 'idle' && this.byId.size === 0) return this.unreadBefore;
    return this.all.reduce((sum, { unread }) => sum + unread, 0);
  }

  async load(): Promise<void> {
    await this.loading.track(
      () => this.api.send(getDialogues, {}),
      ({ dialogs }) => {
        this.applyList(dialogs);
        this.onLoad(dialogs);
      },
    );
  }

  /** Ids of all own dialogues, to hear their channels [RT-04]. */
  async loadIds(): Promise<number[]> {
    const { dialogs } = await this.api.send(getUserDialogues, {});
    return dialogs.map(({ dialog_id }) => dialog_id);
  }

  /** How many are unread, for a page that does not show the list. */
  async loadUnreadTotal(selfId: number): Promise<void> {
    const counting = new Loading('Counting unread messages');
    await counting.track(
      () => this.api.send(getUnreadCount, { params: { userId: String(selfId) } }),
      ({ total_unread_count }) => this.setUnreadTotal(total_unread_count),
    );
  }

  /** A dialogue that is unknown here makes the list load anew. */
  async receive(message: Message, selfId: number): Promise<void> {
    const dialogue = this.get(message.dialog_id);
    if (!dialogue) return this.load();
    const isNew = (dialogue.lastMessage?.id ?? 0) < message.id;
    const isUnread = message.sender_id !== null && message.sender_id !== selfId && message.status !== 'read';
    const unreadIds = isUnread
      ? [...new Set([...dialogue.unreadMessageIds, message.id])]
      : dialogue.unreadMessageIds;
    this.upsert({
      ...dialogue,
      lastMessage: isNew ? message : dialogue.lastMessage,
      unread: unreadIds.length,
      unreadMessageIds: unreadIds,
    });
    this.keptUnread.write(this.unreadTotal);
  }

  /**
   * Unread falls to 0 at once; the ids are sent as positive whole numbers, none sends nothing [CHT-12]. When the
   * server did not hear of it they are unread again, and the answer is false.
   */
  async markRead(dialogId: number, ids: readonly (number | string)[]): Promise<boolean> {
    const messageIds = ids.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
    this.clearUnread(dialogId, messageIds);
    if (messageIds.length === 0) return true;
    const marking = new Loading('Marking as read');
    const isDone = await marking.track(
      () => this.api.send(markMessages, { body: { messageIds } }),
      ({ total_unread_count }) => this.setUnreadTotal(total_unread_count),
    );
    if (!isDone) this.restoreUnread(dialogId, messageIds);
    return isDone;
  }

  applyList(dialogues: readonly Dialogue[]): void {
    const merged = dialogues.map((loaded) => withNewer(loaded, this.get(loaded.id)));
    this.clear();
    this.upsertAll(merged);
    this.keptUnread.write(this.unreadTotal);
  }

  /** A block began or ended; writing is possible again only when the server says so. */
  setBlocked(
    otherId: number,
    block: Partial<Pick<Dialogue['otherUser'], 'block' | 'current_blocked'>>,
  ): void {
    const dialogue = this.all.find(({ otherUser }) => otherUser.id === otherId);
    if (!dialogue) return;
    const otherUser = { ...dialogue.otherUser, ...block };
    const isBlocked = otherUser.block || otherUser.current_blocked;
    this.upsert({ ...dialogue, otherUser, dialog_available: !isBlocked && dialogue.dialog_available });
  }

  setUnreadTotal(count: number): void {
    this.unreadBefore = count;
    this.keptUnread.write(count);
  }

  restoreUnread(dialogId: number, ids: readonly number[]): void {
    const dialogue = this.get(dialogId);
    if (!dialogue) return;
    const unread = [...new Set([...dialogue.unreadMessageIds, ...ids])];
    this.upsert({ ...dialogue, unread: unread.length, unreadMessageIds: unread });
  }

  clearUnread(dialogId: number, ids: readonly number[]): void {
    const dialogue = this.get(dialogId);
    if (!dialogue) return;
    const left = dialogue.unreadMessageIds.filter((id) => !ids.includes(id));
    this.upsert({ ...dialogue, unread: left.length, unreadMessageIds: left });
  }
}

function lastTime(dialogue: Dialogue): string {
  return dialogue.lastMessage?.created_at ?? '';
}

/** What came live while the list was on its way stays: the answer was written before it. */
function withNewer(loaded: Dialogue, known: Dialogue | undefined): Dialogue {
  const last = loaded.lastMessage?.id;
  if (!known?.lastMessage || last === undefined || known.lastMessage.id <= last) return loaded;
  const missed = known.unreadMessageIds.filter((id) => id > last);
  const unread = [...new Set([...loaded.unreadMessageIds, ...missed])];
  return { ...loaded, lastMessage: known.lastMessage, unread: unread.length, unreadMessageIds: unread };
}
