import {
  createDialogue,
  getDialogueWith,
  type Dialogue,
  type Message,
  type PayloadOf,
} from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../shared/api';
import type { KeyValueStorage, OutboxStorage } from '../../shared/storage';
import type { Clock } from '../../shared/store';
import { DialoguesStore } from './DialoguesStore';
import { Outbox } from './Outbox';
import type { Room } from './Room';

export interface ChatDependencies {
  readonly api: Api;
  readonly storage: KeyValueStorage;
  readonly outbox: OutboxStorage;
  readonly clock: Clock;
  readonly selfId: () => number | undefined;
  /** Called with every list of dialogues that was loaded. */
  readonly onDialogues?: (dialogues: readonly Dialogue[]) => void;
}

/** Dialogues and the outbox together: what every screen follows, and hands on to the rooms that were opened. */
export class ChatStore {
  readonly dialogues: DialoguesStore;
  readonly outbox: Outbox;
  /** The dialogue on the screen; its messages make no toast. */
  openId: number | undefined = undefined;
  /** Those that were opened; the screen of dialogues makes them. */
  readonly rooms = new Map<number, Room>();

  constructor(readonly from: ChatDependencies) {
    this.dialogues = new DialoguesStore(from.api, from.storage, from.selfId, (list) => this.noteList(list));
    this.outbox = new Outbox(from.api, from.outbox, (message) => this.receiveOwn(message));
    makeAutoObservable(
      this,
      { from: false, rooms: false, dialogues: false, outbox: false },
      { autoBind: true },
    );
  }

  setOpen(dialogId: number | undefined): void {
    this.openId = dialogId;
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
