import { searchMessages, type MessageHit } from '@iskra/api-contract';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../shared/api/fakeApi';
import { MessageSearch } from './MessageSearch';

const hit = (id: number): MessageHit => ({
  id,
  dialog_id: 7,
  sender_id: 2,
  created_at: '2026-11-21T10:00:00.000Z',
  excerpt: [{ text: `m${id}`, is_found: true }],
  otherUser: {
    ...{ id: 2, is_deleted: false, name: 'Анна', age: 27, image: null, online: true, gender: 'female' },
    ...{ block: false, current_blocked: false },
  },
});

/** A search over messages 1 to `count`, whose clock stands until `pass` is called. */
function setUp(count = 3) {
  let waiting: (() => void) | undefined;
  const clock = {
    now: () => new Date(0),
    after: (_: number, action: () => void) => {
      waiting = action;
      return () => (waiting = undefined);
    },
  };
  const counted = { count, isBroken: false };
  const { api, sent } = fakeApi(
    new Map([
      [
        searchMessages,
        ({ body }: { body?: unknown }) => {
          if (counted.isBroken) throw new Error('Broken on purpose');
          const { before = Infinity, limit = 20 } = body as { before?: number; limit?: number };
          const all = Array.from({ length: counted.count }, (_, at) => hit(counted.count - at));
          const fitting = all.filter(({ id }) => id < before);
          return { people: [], messages: fitting.slice(0, limit), has_more: fitting.length > limit };
        },
      ],
    ]) as never,
  );
  const search = new MessageSearch(api, clock);
  const type = async (text: string) => {
    search.setText(text);
    waiting?.();
    await vi.waitFor(() => expect(search.loading.isLoading).toBe(false));
  };
  return { search, sent, type, counted, isWaiting: () => waiting !== undefined };
}

it('asks once typing pauses, and for the last text alone', async () => {
  const { search, sent, type, isWaiting } = setUp();
  search.setText('м');
  search.setText('ме');
  expect([isWaiting(), sent.length]).toEqual([true, 0]);
  await type('мет');
  expect(sent.map(({ input }) => (input as { body: { text: string } }).body.text)).toEqual(['мет']);
  expect([search.foundFor, search.messages.map(({ id }) => id)]).toEqual(['мет', [3, 2, 1]]);
});

it('forgets what was found with the text, and asks for nothing without one', async () => {
  const { search, sent, type, isWaiting } = setUp();
  await type('мет');
  search.setText('  ');
  expect([search.foundFor, search.messages, isWaiting(), sent.length]).toEqual(['', [], false, 1]);
});

it('loads further, and anew as far as was looked at', async () => {
  const { search, type, counted } = setUp(45);
  await type('мет');
  expect([search.messages.length, search.hasMore]).toEqual([20, true]);
  await search.loadMore();
  expect(search.messages).toHaveLength(40);
  counted.count = 46;
  await search.refresh();
  expect([search.messages.length, search.messages[0]?.id, search.hasMore]).toEqual([40, 46, true]);
});

it('that failed can be tried again, and shows nothing of another text', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { search, type, counted } = setUp();
  await type('мет');
  counted.isBroken = true;
  await type('метро');
  expect([search.loading.isFailed, search.foundFor]).toEqual([true, 'мет']);
  counted.isBroken = false;
  await search.load();
  expect([search.loading.state, search.foundFor]).toEqual(['ready', 'метро']);
});
