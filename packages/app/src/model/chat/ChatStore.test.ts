import {
  getDialogues,
  getMessages,
  markMessages,
  sendMessage,
  type Dialogue,
  type Message,
} from '@iskra/api-contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryOutbox, memoryStorage } from '../../shared/storage';
import { systemClock } from '../../shared/store';
import type { CallDefinition } from '@iskra/api-contract';
import { ChatStore } from './ChatStore';
import { Rooms } from './Rooms';

const selfId = 1;

function message(id: number, change: Partial<Message> = {}): Message {
  const created_at = `2026-11-21T10:00:${String(id).padStart(2, '0')}.000Z`;
  const base = { id, dialog_id: 7, sender_id: 2, recipient_id: selfId, content: `m${id}`, created_at };
  return {
    ...base,
    status: 'sent',
    type: 'text',
    client_id: null,
    reply_to: null,
    reaction: null,
    ...change,
  };
}

function dialogue(id: number, change: Partial<Dialogue> = {}): Dialogue {
  const otherUser = {
    id: 2,
    is_deleted: false,
    name: 'Анна',
    age: 27,
    image: null,
    online: true,
    gender: 'female' as const,
    block: false,
    current_blocked: false,
  };
  const base = { id, dialog_id: id, dialog_available: true, is_premium_active: false, otherUser };
  return { ...base, lastMessage: null, unread: 0, unreadMessageIds: [], ...change };
}

function setUp(dialogs: Dialogue[], messages: Message[] = []) {
  const answers = new Map<CallDefinition, Answer>([
    [getDialogues, () => ({ dialogs })],
    [getMessages, ({ query = {} }) => pageOf(messages, query)],
    [markMessages, () => ({ total_unread_count: 0 })],
  ]);
  const { api, sent } = fakeApi(answers);
  const chat = new ChatStore({
    api,
    storage: memoryStorage(),
    outbox: memoryOutbox(),
    clock: systemClock,
    selfId: () => selfId,
  });
  return { chat, rooms: new Rooms(chat), sent };
}

/** As the contract pages: fifty, the newest unless asked otherwise. */
function pageOf(
  messages: readonly Message[],
  { before, after, limit = '50' }: { before?: string; after?: string; limit?: string },
) {
  const size = Number(limit);
  if (after !== undefined) {
    const later = messages.filter(({ id }) => id > Number(after));
    return { messages: later.slice(0, size), has_more: later.length > size };
  }
  const earlier = messages.filter(({ id }) => before === undefined || id < Number(before));
  return { messages: earlier.slice(-size), has_more: earlier.length > size };
}

beforeEach(() => vi.restoreAllMocks());

describe('a list that was asked for before a message came', () => {
  it('does not take the message back [RT-06]', async () => {
    const loaded = dialogue(7, { lastMessage: message(3), unread: 1, unreadMessageIds: [3] });
    const { chat } = setUp([loaded]);
    await chat.dialogues.load();
    const reloading = chat.dialogues.load();
    await chat.receive(message(4));
    await reloading;
    expect(chat.dialogues.get(7)).toMatchObject({
      lastMessage: { id: 4 },
      unreadMessageIds: [3, 4],
      unread: 2,
    });
  });
});

describe('a new message', () => {
  it('updates the last one, counts as unread and re-sorts newest first [CHT-11]', async () => {
    const older = message(3);
    const { chat } = setUp([dialogue(7), dialogue(8, { lastMessage: older })]);
    await chat.dialogues.load();
    expect(chat.dialogues.newestFirst.map(({ id }) => id)).toEqual([8, 7]);
    await chat.receive(message(9));
    expect(chat.dialogues.newestFirst.map(({ id }) => id)).toEqual([7, 8]);
    expect(chat.dialogues.get(7)).toMatchObject({
      unread: 1,
      unreadMessageIds: [9],
      lastMessage: { content: 'm9' },
    });
    expect(chat.dialogues.unreadTotal).toBe(1);
  });

  it('is not unread when it is one’s own, and counts once when heard twice [CHT-11]', async () => {
    const { chat } = setUp([dialogue(7)]);
    await chat.dialogues.load();
    await chat.receive(message(4, { sender_id: selfId, recipient_id: 2 }));
    expect(chat.dialogues.unreadTotal).toBe(0);
    await chat.receive(message(5));
    await chat.receive(message(5));
    expect(chat.dialogues.unreadTotal).toBe(1);
  });

  it('in an unknown dialogue loads the list anew [CHT-11]', async () => {
    const { chat, sent } = setUp([dialogue(7)]);
    await chat.receive(message(1));
    expect(sent.map(({ call }) => call)).toContain(getDialogues);
  });

  it('that is older than the last does not replace it', async () => {
    const { chat } = setUp([dialogue(7, { lastMessage: message(9) })]);
    await chat.dialogues.load();
    await chat.receive(message(5));
    expect(chat.dialogues.get(7)?.lastMessage?.content).toBe('m9');
  });
});

describe('marking as read', () => {
  it('sends positive whole numbers only, and nothing when none is left [CHT-12]', async () => {
    const { chat, rooms, sent } = setUp([dialogue(7, { unread: 2, unreadMessageIds: [4, 5] })]);
    await chat.dialogues.load();
    await rooms.marks.mark(7, ['4', 5, -1, 0, 2.5, 'x']);
    expect(sent.at(-1)).toMatchObject({ call: markMessages, input: { body: { messageIds: [4, 5] } } });
    expect(chat.dialogues.unreadTotal).toBe(0);
    const before = sent.length;
    await rooms.marks.mark(7, [-1, 'x']);
    expect(sent).toHaveLength(before);
  });
});

describe('a room', () => {
  it('orders by server time, then id, and drops doubles (D-10) [RT-06]', async () => {
    const [early, late] = ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:09.000Z'];
    const { chat, rooms } = setUp(
      [dialogue(7)],
      [message(9, { created_at: early }), message(3, { created_at: late })],
    );
    await chat.dialogues.load();
    await rooms.enter(7);
    await chat.receive(message(2, { created_at: late }));
    await chat.receive(message(3, { created_at: late }));
    expect(rooms.of(7).ordered.map(({ id }) => id)).toEqual([9, 2, 3]);
  });

  it('opens at the first unread, however far back it is, and is read whole at its end [CHT-10]', async () => {
    const all = Array.from({ length: 58 }, (_, at) => message(at + 1));
    const { chat, rooms, sent } = setUp(
      [dialogue(7, { unread: 58, unreadMessageIds: all.map(({ id }) => id) })],
      all,
    );
    await chat.dialogues.load();
    await rooms.enter(7);
    expect(rooms.of(7).ordered.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(rooms.of(7).firstUnreadId).toBe(1);
    await rooms.markSeen(7, [57, 58]);
    expect(sent.at(-1)?.input).toEqual({ body: { messageIds: all.map(({ id }) => id) } });
    expect(chat.dialogues.unreadTotal).toBe(0);
  });

  it('keeps its unread line while it stays open, also in a window that turns, and draws a new one after [CHT-10]', async () => {
    const { chat, rooms } = setUp(
      [dialogue(7, { unread: 1, unreadMessageIds: [2] })],
      [message(1), message(2)],
    );
    await chat.dialogues.load();
    await rooms.enter(7);
    rooms.setOpen(7);
    await rooms.markSeen(7, [2]);
    await rooms.enter(7);
    expect(rooms.of(7).firstUnreadId).toBe(2);
    rooms.setOpen(undefined);
    await rooms.enter(7);
    expect(rooms.of(7).firstUnreadId).toBeUndefined();
  });

  it('marks what was looked at before the end alone [CHT-10]', async () => {
    const { chat, rooms, sent } = setUp([dialogue(7, { unread: 3, unreadMessageIds: [1, 2, 3] })], [1, 2, 3].map((id) => message(id))); // prettier-ignore
    await chat.dialogues.load();
    await rooms.enter(7);
    await rooms.markSeen(7, [1]);
    expect(sent.at(-1)?.input).toEqual({ body: { messageIds: [1] } });
  });

  it('learns after a gap what was read meanwhile [RT-06]', async () => {
    const own = [11, 12, 13].map((id) => message(id, { sender_id: selfId, recipient_id: 2 }));
    const { chat, rooms } = setUp([dialogue(7)], own);
    await rooms.enter(7);
    own.splice(0, 2, { ...own[0]!, status: 'read' }, { ...own[1]!, status: 'read' });
    rooms.setOpen(7);
    await chat.catchUp();
    expect(rooms.of(7).ordered.map(({ status }) => status)).toEqual(['read', 'read', 'sent']);
  });

  it('learns after a gap which reactions came and went, of read messages too [RT-06]', async () => {
    const read = [1, 2, 3].map((id) => message(id, { status: 'read' }));
    const { chat, rooms } = setUp([dialogue(7)], read);
    await rooms.enter(7);
    read[0] = message(1, { status: 'read', reaction: 'heart' });
    rooms.setOpen(7);
    await chat.catchUp();
    expect(rooms.of(7).ordered.map(({ reaction }) => reaction)).toEqual(['heart', null, null]);
  });

  it('fills a gap of several pages after the very first message there is [RT-06]', async () => {
    const all = [message(1)];
    const { chat, rooms } = setUp([dialogue(7)], all);
    await rooms.enter(7);
    all.push(...Array.from({ length: 119 }, (_, at) => message(at + 2)));
    rooms.setOpen(7);
    await chat.catchUp();
    expect(rooms.of(7).ordered).toHaveLength(120);
  });

  it('keeps the very object of a message that did not change', async () => {
    const { chat, rooms } = setUp([dialogue(7)], [message(1), message(2)]);
    await rooms.enter(7);
    const [first] = rooms.of(7).ordered;
    chat.receiveRead({ dialog_id: 7, message_ids: [2], reader_id: 2 });
    expect(rooms.of(7).ordered[0]).toBe(first);
    expect(rooms.of(7).ordered[1]).toMatchObject({ status: 'read' });
  });
});

describe('sending', () => {
  it('needs a dialogue and a recipient, else only a console error [CHT-13]', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rooms, sent } = setUp([]);
    rooms.send(99, 'привет');
    expect(error).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  it('takes along what it answers, and the next one answers nothing', async () => {
    const { chat, rooms } = setUp([dialogue(7)]);
    await chat.dialogues.load();
    const quote = { id: 3, sender_id: 2, content: 'm3' };
    rooms.answered.set(7, quote);
    rooms.send(7, '  ');
    expect(rooms.answered.get(7)).toEqual(quote);
    rooms.send(7, 'Ответ');
    rooms.send(7, 'Ещё');
    expect(rooms.answered.get(7)).toBeUndefined();
    expect(rooms.of(7).ordered.map(({ content, replyTo }) => [content, replyTo])).toEqual([
      ['Ответ', quote],
      ['Ещё', undefined],
    ]);
  });

  it('trims, and sends nothing of spaces alone [CHT-05]', async () => {
    const { chat, rooms, sent } = setUp([dialogue(7)]);
    await chat.dialogues.load();
    rooms.send(7, '  \n ');
    expect(sent.some(({ call }) => call === sendMessage)).toBe(false);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    rooms.send(7, ' да ');
    await vi.waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        call: sendMessage,
        input: { body: { content: 'да', recipient_id: 2 } },
      }),
    );
  });
});

describe('a room that is opened at a message', () => {
  const many = Array.from({ length: 700 }, (_, at) => message(at + 1));

  it('loads back to it without a gap, and no further than a page beyond', async () => {
    const { rooms } = setUp([dialogue(7)], many);
    await rooms.enter(7, 400);
    const ids = rooms.of(7).ordered.map(({ id }) => id ?? 0);
    expect([ids.length, Math.min(...ids), Math.max(...ids)]).toEqual([450, 251, 700]);
    expect(rooms.of(7).hasMore).toBe(true);
  });

  it('asks for nothing more when it is there', async () => {
    const { rooms, sent } = setUp([dialogue(7)], many);
    await rooms.enter(7, 690);
    expect(sent.filter(({ call }) => call === getMessages)).toHaveLength(1);
  });

  it('ends at the beginning when the message is gone', async () => {
    const { rooms } = setUp([dialogue(7)], many.slice(500));
    await rooms.enter(7, 3);
    expect(rooms.of(7).ordered).toHaveLength(200);
  });
});
