import {
  createDialogue,
  deleteDialogue,
  getDialogueWith,
  type Dialogue,
  type Message,
  type PayloadOf,
} from '@iskra/api-contract';
import { isUnseen } from '@iskra/api-contract/values';
import { newOutboxId } from '@iskra/ui/outbox';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../shared/api';
import type { KeyValueStorage, OutboxStorage } from '../../shared/storage';
import { Loading, type Clock } from '../../shared/store';
import { Answered } from './Answered';
import { DialogueSearch } from './DialogueSearch';
import { DialoguesStore } from './DialoguesStore';
import { Drafts } from './Drafts';
import { Outbox } from './Outbox';
import { ReadMarks } from './ReadMarks';
import { Room } from './Room';

export interface ChatDependencies {
  readonly api: Api;
  readonly storage: KeyValueStorage;
  readonly outbox: OutboxStorage;
  readonly clock: Clock;
  readonly selfId: () => number | undefined;
  /** Called with every list of dialogues that was loaded. */
  readonly onDialogues?: (dialogues: readonly Dialogue[]) => void;
}

/** Dialogues, rooms and the outbox together: what the chat screen shows. */
export class ChatStore {
  readonly dialogues: DialoguesStore;
  readonly search: DialogueSearch;
  readonly marks: ReadMarks;
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  readonly answered: Answered;
  /** The dialogue on the screen; its messages make no toast. */
  openId: number | undefined = undefined;
  /** Whose unread line is fixed: a window that turns does not enter again. */
  private enteredId: number | undefined = undefined;
  private readonly rooms = new Map<number, Room>();

  constructor(private readonly from: ChatDependencies) {
    this.dialogues = new DialoguesStore(from.api, from.storage, from.selfId, (list) => this.noteList(list));
    this.search = new DialogueSearch(this.dialogues);
    this.marks = new ReadMarks(from.api, this.dialogues);
    this.outbox = new Outbox(from.api, from.outbox, (message) => this.receiveOwn(message));
    this.drafts = new Drafts(from.storage);
    this.answered = new Answered(from.storage);
    makeAutoObservable<ChatStore, 'from' | 'rooms' | 'enteredId'>(
      this,
      {
        from: false,
        rooms: false,
        enteredId: false,
        dialogues: false,
        search: false,
        marks: false,
        outbox: false,
        drafts: false,
        answered: false,
        room: false,
      },
      { autoBind: true },
    );
  }

  /** The room of a dialogue, made when first asked for. */
  room(dialogId: number): Room {
    const room = this.rooms.get(dialogId) ?? new Room(dialogId, this.from.api, this.outbox);
    this.rooms.set(dialogId, room);
    return room;
  }

  setOpen(dialogId: number | undefined): void {
    if (dialogId !== this.enteredId) this.enteredId = undefined;
    this.openId = dialogId;
  }

  /** Looks for a dialogue that an address names; one that is gone takes its messages along (D-32). */
  async find(dialogId: number): Promise<void> {
    if ((await this.search.find(dialogId)) === false) this.rooms.delete(dialogId);
  }

  /** Opens a dialogue: its messages load, back to `messageId` if given; the unread line is fixed until another one is open. */
  async enter(dialogId: number, messageId?: number): Promise<void> {
    const room = this.room(dialogId);
    if (this.enteredId !== dialogId) room.enter(this.dialogues.get(dialogId)?.unreadMessageIds ?? []);
    this.enteredId = dialogId;
    await room.load();
    if (messageId !== undefined) await room.loadTo(messageId);
  }

  /** The dialogue with a member, begun where there is none yet [OTH-06]. */
  async dialogueWith(userId: number): Promise<number> {
    const params = { userId: String(userId) };
    const found = await this.findDialogueWith(userId);
    return found ?? (await this.from.api.send(createDialogue, { params })).dialog_id;
  }

  /** Null where there is none yet. */
  async findDialogueWith(userId: number): Promise<number | null> {
    return (await this.from.api.send(getDialogueWith, { params: { userId: String(userId) } })).dialog_id;
  }

  /** Needs dialogue and recipient, else only a console error [CHT-13]; nothing but spaces is not sent [CHT-05]. */
  send(dialogId: number, text: string): void {
    const content = text.trim();
    const recipientId = this.dialogues.get(dialogId)?.otherUser.id;
    const senderId = this.from.selfId();
    if (isUnseen(content)) return;
    if (!recipientId || !senderId) return console.error('A message needs a dialogue and a recipient');
    const createdAt = this.from.clock.now().toISOString();
    const replyTo = this.answered.get(dialogId);
    this.answered.set(dialogId, undefined);
    const message = { clientId: newOutboxId(), dialogId, senderId, recipientId, content, createdAt, replyTo };
    void this.outbox.send(message);
  }

  /** A live event or an own message's confirmation. */
  async receive(message: Message): Promise<void> {
    const selfId = this.from.selfId();
    if (selfId === undefined) return;
    if (message.client_id && message.sender_id === selfId) this.outbox.confirm(message.client_id);
    this.rooms.get(message.dialog_id)?.add(message);
    await this.dialogues.receive(message, selfId);
  }

  /** A block between the member and another began or ended; when it ended, the list tells what is possible again. */
  setBlocked(otherId: number, block: Parameters<DialoguesStore['setBlocked']>[1]): void {
    this.dialogues.setBlocked(otherId, block);
    if (!block.block && !block.current_blocked) void this.refresh();
  }

  /** For this member only (D-32) [CHT-09]; true when it went through. */
  async deleteConversation(dialogId: number): Promise<boolean> {
    const deleting = new Loading('Deleting a conversation');
    return deleting.track(
      () => this.from.api.send(deleteDialogue, { params: { id: String(dialogId) } }),
      () => {
        this.dialogues.remove(dialogId);
        this.rooms.delete(dialogId);
        this.drafts.set(dialogId, '');
        this.answered.set(dialogId, undefined);
      },
    );
  }

  /**
   * Messages that were looked at are marked read, and all of them once the last one was, whether or not they are loaded;
   * the list follows [CHT-10, CHT-11]. Rejects when that failed.
   */
  async markSeen(dialogId: number, ids: readonly number[]): Promise<void> {
    const unread = this.dialogues.get(dialogId)?.unreadMessageIds ?? [];
    const isEnd = ids.includes(Math.max(...unread));
    const seen = isEnd ? unread : ids.filter((id) => unread.includes(id));
    if (!(await this.marks.mark(dialogId, seen))) throw new Error('Messages were not marked as read');
    this.rooms.get(dialogId)?.markRead(seen);
  }

  receiveReaction({ dialog_id, message_id, reaction }: PayloadOf<'reactionChanged'>): void {
    this.rooms.get(dialog_id)?.setReaction(message_id, reaction);
  }

  receiveRead({ dialog_id, message_ids, reader_id }: PayloadOf<'messagesRead'>): void {
    this.rooms.get(dialog_id)?.markRead(message_ids);
    if (reader_id === this.from.selfId()) this.dialogues.clearUnread(dialog_id, message_ids);
  }

  /** After a gap: dialogues, the open room, and what waits to be sent (D-10) [RT-06]. */
  async catchUp(): Promise<void> {
    await Promise.all([this.outbox.retryAll(), this.refresh(), this.reload()]);
  }

  /** The open room's messages, as far as they are loaded, and those after them. */
  async reload(): Promise<void> {
    if (this.openId !== undefined) await this.rooms.get(this.openId)?.load();
  }

  /** The list where it is shown, elsewhere only the count. */
  async refresh(): Promise<void> {
    const selfId = this.from.selfId();
    if (this.dialogues.loading.state !== 'idle') await this.dialogues.load();
    else if (selfId !== undefined) await this.dialogues.loadUnreadTotal(selfId);
  }

  private noteList(list: readonly Dialogue[]): void {
    this.from.onDialogues?.(list);
    if (this.dialogues.hasMore) return;
    for (const id of this.rooms.keys()) if (!this.dialogues.get(id)) this.rooms.delete(id);
  }

  private receiveOwn(message: Message): void {
    void this.receive(message);
  }
}
