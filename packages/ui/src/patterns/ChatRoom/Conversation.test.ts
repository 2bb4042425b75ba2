import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChatMessage } from './chatMessage';
import { chunkNumber, chunksInView, chunkStart, spaceAround } from './chunkWindow';
import { Rows } from './Rows';
import { markOf, rowsSince, unreadIds } from './rowsSince';

const message = (id: number, rest: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  senderId: (id % 2) + 1,
  content: `${id}`,
  createdAt: new Date(2025, 5, 12, 0, id).toISOString(),
  status: 'sent',
  type: 'text',
  ...rest,
});

/** What happens to a conversation, `at` somewhere in it. */
const change = fc.record({
  kind: fc.constantFrom('append', 'prepend', 'edit', 'remove', 'repeat', 'late', 'write', 'confirm'),
  at: fc.nat(1000),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function apply(messages: readonly ChatMessage[], { kind, at }: Change, turn: number): ChatMessage[] {
  const ids = messages.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const place = messages.length === 0 ? 0 : at % messages.length;
  const one = messages[place];
  const [first, last] = [Math.min(2000, ...ids), Math.max(2000, ...ids)];
  const waiting = messages.find(({ id }) => id === undefined);
  if (kind === 'prepend') return [message(first - 2), message(first - 1), ...messages];
  if (kind === 'write')
    return [...messages, message(0, { id: undefined, clientId: `c${turn}`, senderId: 1, status: 'sending' })];
  if (kind === 'confirm' && waiting)
    return messages.map((each) =>
      // The server gives one client id one message, however often it stands in the list (D-27).
      each.clientId === waiting.clientId ? { ...each, ...confirmed(last + 1) } : each,
    );
  if (kind === 'edit' && one)
    return messages.map((each) => (each === one ? { ...each, content: 'other' } : each));
  if (kind === 'remove' && ids.length > 1 && one?.id !== undefined)
    return messages.filter((_, index) => index !== place);
  if (kind === 'repeat' && one) return [...messages, { ...one }];
  if (kind === 'late') return [message(last + 1), ...messages];
  return [...messages, message(last + 1)];
}

const confirmed = (id: number) => ({ id, createdAt: message(id).createdAt, status: 'sent' as const });
const rowsOf = (messages: readonly ChatMessage[]) => new Rows(messages, { selfId: 1 });
/** As a backend sends them whose ids say nothing about the order. */
const rowsOfText = (messages: readonly ChatMessage[]) =>
  new Rows(
    messages.map(({ id, senderId, ...rest }) => ({
      ...rest,
      id: id && `${id % 7}-${id}`,
      senderId: `user-${senderId}`,
    })),
    { selfId: 'user-1' },
  );

it('whatever happens, each message is there once, in its order, what waits at the end [B5.15]', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const messages = changes.reduce<ChatMessage[]>(apply, [message(2000)]);
      const shown = rowsOf(messages).slice(0);
      const keys = shown.map((row) => row.key);
      expect(new Set(keys).size).toBe(keys.length);
      const ids = shown.map((row) => Number(row.message.id ?? Infinity));
      expect(ids).toEqual([...ids].sort((a, b) => (a === b ? 0 : a - b)));
      expect(new Set(ids.filter(Number.isFinite))).toEqual(
        new Set(messages.flatMap(({ id }) => (id === undefined ? [] : [id]))),
      );
      expect(shown.filter((row) => row.isDayStart).length).toBe(
        new Set(shown.map((row) => new Date(row.message.createdAt).toDateString())).size,
      );
    }),
  );
});

it.each([
  ['numbers', rowsOf],
  ['text', rowsOfText],
])('history and edits are never told as new, an appended message always once, by ids of %s', (_, rowsOf) => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), change, (changes, next) => {
      const before = changes.reduce<ChatMessage[]>(apply, [message(2000)]);
      const after = apply(before, next, 1000);
      const told = rowsSince(rowsOf(after), markOf(rowsOf(before))).length;
      const isNew =
        ['append', 'late', 'write'].includes(next.kind) ||
        (next.kind === 'remove' && after.length > before.length) ||
        (next.kind === 'confirm' && after.length > before.length);
      expect(told).toBe(isNew ? 1 : 0);
    }),
  );
});

it('shows the same by ids of text as by numbers', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const messages = changes.reduce<ChatMessage[]>(apply, [message(2000)]);
      const shown = (rows: Rows) =>
        rows
          .slice(0)
          .map(({ message: { content }, side, isGroupStart }) => ({ content, side, isGroupStart }));
      expect(shown(rowsOfText(messages))).toEqual(shown(rowsOf(messages)));
      expect(unreadIds(rowsOfText(messages))).toHaveLength(unreadIds(rowsOf(messages)).length);
    }),
  );
});

it('chunks cover all rows once, and those in view are legal, wherever history begins', () => {
  const anyHeights = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.nat(200),
      anyHeights,
      fc.nat(30_000),
      (count, offset, heights, start) => {
        const origin = Math.min(offset, count - 1);
        const numbers = Array.from({ length: count }, (_, row) => chunkNumber(row, origin));
        numbers.forEach((number, row) => {
          expect(chunkStart(number, origin)).toBeLessThanOrEqual(row);
          expect(chunkStart(number + 1, origin)).toBeGreaterThan(row);
        });
        const range = chunksInView(heights, { start, height: 600, overscan: 200 });
        expect(range.from).toBeGreaterThanOrEqual(0);
        expect(range.to).toBeLessThanOrEqual(heights.length);
        expect(range.from).toBeLessThan(range.to);
        const { before, after } = spaceAround(heights, range);
        const drawn = heights.slice(range.from, range.to).reduce((sum, height) => sum + height, 0);
        expect(before + drawn + after).toBe(heights.reduce((sum, height) => sum + height, 0));
      },
    ),
  );
});
