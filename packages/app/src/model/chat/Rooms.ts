import { deleteDialogue } from '@iskra/api-contract';
import { isUnseen } from '@iskra/api-contract/values';
import { newOutboxId } from '@iskra/ui/outbox';
import { Loading } from '../../shared/store';
import { Answered } from './Answered';
import type { ChatStore } from './ChatStore';
import { DialogueSearch } from './DialogueSearch';
import { Drafts } from './Drafts';
import { ReadMarks } from './ReadMarks';
import { Room } from './Room';

/** What is read, written and answered in dialogues; no other screen loads it. */
export class Rooms {
  readonly search: DialogueSearch;
  readonly marks: ReadMarks;
  readonly drafts: Drafts;
  readonly answered: Answered;
  /** Whose unread line is fixed: a window that turns does not enter again. */
  private enteredId: number | undefined = undefined;

  constructor(private readonly chat: ChatStore) {
    const { api, storage } = chat.from;
    this.search = new DialogueSearch(chat.dialogues);
    this.marks = new ReadMarks(api, chat.dialogues);
    this.drafts = new Drafts(storage);
    this.answered = new Answered(storage);
  }

  /** The room of a dialogue, made when first asked for. */
  of(dialogId: number): Room {
    const { rooms, from, outbox } = this.chat;
    const room = rooms.get(dialogId) ?? new Room(dialogId, from.api, outbox);
    rooms.set(dialogId, room);
    return room;
  }

  setOpen(dialogId: number | undefined): void {
    if (dialogId !== this.enteredId) this.enteredId = undefined;
    this.chat.setOpen(dialogId);
  }

  /** Looks for a dialogue that an address names; one that is gone takes its messages along (D-32). */
  async find(dialogId: number): Promise<void> {
    if ((await this.search.find(dialogId)) === false) this.chat.rooms.delete(dialogId);
  }

  /** Opens a dialogue: its messages load, back to `messageId` if given; the unread line is fixed until another one is open. */
  async enter(dialogId: number, messageId?: number): Promise<void> {
    const room = this.of(dialogId);
    if (this.enteredId !== dialogId) room.enter(this.chat.dialogues.get(dialogId)?.unreadMessageIds ?? []);
    this.enteredId = dialogId;
    await room.load();
    if (messageId !== undefined) await room.loadTo(messageId);
  }

  /** Needs dialogue and recipient, else only a console error [CHT-13]; nothing but spaces is not sent [CHT-05]. */
  send(dialogId: number, text: string): void {
    const { dialogues, from, outbox } = this.chat;
    const content = text.trim();
    const recipientId = dialogues.get(dialogId)?.otherUser.id;
    const senderId = from.selfId();
    if (isUnseen(content)) return;
    if (!recipientId || !senderId) return console.error('A message needs a dialogue and a recipient');
    const createdAt = from.clock.now().toISOString();
    const replyTo = this.answered.get(dialogId);
    this.answered.set(dialogId, undefined);
    const message = { clientId: newOutboxId(), dialogId, senderId, recipientId, content, createdAt, replyTo };
    void outbox.send(message);
  }

  /** For this member only (D-32) [CHT-09]; true when it went through. */
  async deleteConversation(dialogId: number): Promise<boolean> {
    const { dialogues, from, rooms } = this.chat;
    const deleting = new Loading('Deleting a conversation');
    return deleting.track(
      () => from.api.send(deleteDialogue, { params: { id: String(dialogId) } }),
      () => {
        dialogues.remove(dialogId);
        rooms.delete(dialogId);
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
    const { dialogues, rooms } = this.chat;
    const unread = dialogues.get(dialogId)?.unreadMessageIds ?? [];
    const isEnd = ids.includes(Math.max(...unread));
    const seen = isEnd ? unread : ids.filter((id) => unread.includes(id));
    if (!(await this.marks.mark(dialogId, seen))) throw new Error('Messages were not marked as read');
    rooms.get(dialogId)?.markRead(seen);
  }
}
