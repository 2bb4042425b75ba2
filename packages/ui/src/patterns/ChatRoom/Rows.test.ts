import { expect, it } from 'vitest';
import { Rows } from './Rows';
import { markOf, rowsSince, unreadIds } from './rowsSince';
import type { ChatMessage } from './chatMessage';

const message = (id: number, minutes: number, rest: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  senderId: 2,
  content: `Сообщение ${id}`,
  createdAt: new Date(2025, 5, 12, 14, minutes).toISOString(),
  status: 'sent',
  type: 'text',
  ...rest,
});
const rows = (messages: ChatMessage[], firstUnreadId?: number) =>
  new Rows(messages, { selfId: 1, firstUnreadId }).slice(0);

it('tells own, recipient and system messages apart [CHT-04]', () => {
  const sides = rows([
    message(1, 0, { senderId: null, type: 'system' }),
    message(2, 1, { senderId: 1 }),
    message(3, 2),
  ]).map((row) => row.side);
  expect(sides).toEqual(['system', 'own', 'other']);
});

it('puts a day heading above the first message of each day [CHT-04]', () => {
  const yesterday = { createdAt: new Date(2025, 5, 11, 23, 59).toISOString() };
  const starts = rows([message(1, 0, yesterday), message(2, 0), message(3, 1)]).map((row) => row.isDayStart);
  expect(starts).toEqual([true, true, false]);
});

it('groups messages of one sender within two minutes', () => {
  const ends = rows([message(1, 0), message(2, 2), message(3, 5), message(4, 5, { senderId: 1 })]);
  expect(ends.map((row) => row.isGroupEnd)).toEqual([false, true, true, true]);
});

it('begins a group at the first unread message', () => {
  const [, second] = rows([message(1, 0), message(2, 0)], 2);
  expect(second).toMatchObject({ isUnreadStart: true, isGroupStart: true });
});

it('shows a message once, whether its echo came by id or by client id [CHT-11]', () => {
  const sent = message(7, 0, { clientId: 'a', senderId: 1 });
  expect(rows([sent, { ...sent }, message(7, 0)])).toHaveLength(1);
});

it('finds rows by key from both ends and counts negative indexes from the end', () => {
  const all = new Rows([message(1, 0), message(2, 0), message(3, 0)], { selfId: 1 });
  expect([all.indexOf('id-2'), all.lastIndexOf('id-2'), all.lastIndexOf('id-9')]).toEqual([1, 1, -1]);
  expect([all.at(-1)?.key, all.keyAt(-1), all.at(3)]).toEqual(['id-3', 'id-3', undefined]);
});

it('counts as unread only what the other wrote and the server knows [CHT-12]', () => {
  const pending = { ...message(0, 3), id: undefined, clientId: 'c' };
  const mine = message(3, 2, { senderId: 1 });
  const all = new Rows([message(1, 0, { status: 'read' }), message(2, 1), mine, pending], { selfId: 1 });
  expect(unreadIds(all)).toEqual([2]);
});

it('puts what came out of order where its time says, and what waits last [B5.15]', () => {
  const waiting = { ...message(0, 1), id: undefined, clientId: 'c', senderId: 1, status: 'sending' as const };
  const all = rows([waiting, message(3, 5), message(2, 4), message(5, 4)]);
  expect(all.map((row) => row.key)).toEqual(['id-2', 'id-5', 'id-3', 'c']);
});

it('shows the form of the server of a message that waited too [B5.15]', () => {
  const waiting = { ...message(0, 1), id: undefined, clientId: 'c', senderId: 1, status: 'sending' as const };
  const all = rows([waiting, message(3, 5, { clientId: 'c', senderId: 1 })]);
  expect(all.map((row) => row.message.status)).toEqual(['sent']);
});

it('tells what came since, before one that waits and between others, and no history', () => {
  const waiting = { ...message(0, 9), id: undefined, clientId: 'c', senderId: 1, status: 'sending' as const };
  const before = new Rows([message(5, 5), message(7, 7), waiting], { selfId: 1 });
  const messages = [message(1, 1), message(5, 5), message(8, 6), message(7, 7), message(9, 8), waiting];
  const keysSince = (all: Rows) => rowsSince(all, markOf(before)).map((row) => row.key);
  expect(keysSince(new Rows(messages, { selfId: 1 }))).toEqual(['id-8', 'id-9']);
  const confirmed = { ...waiting, id: 10, status: 'sent' as const };
  expect(keysSince(new Rows([message(5, 5), message(7, 7), confirmed], { selfId: 1 }))).toEqual([]);
});

it('takes for history what comes before an own message that stood alone, unsent', () => {
  const waiting = message(0, 9, { id: undefined, clientId: 'a', senderId: 1, status: 'failed' });
  const alone = new Rows([waiting], { selfId: 1 });
  const loaded = new Rows([message(5, 5), message(7, 7), waiting], { selfId: 1 });
  expect(rowsSince(loaded, markOf(alone))).toEqual([]);
});
