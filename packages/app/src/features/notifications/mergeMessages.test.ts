import { expect, it } from 'vitest';
import { mergeMessages } from './mergeMessages';

const message = (id: number, dialogue = 7) => ({
  id: `message-${id}`,
  type: 'message' as const,
  content: `${id}`,
  to: `/messages/${dialogue}`,
});

it('makes one note of the messages of one dialogue while it is shown [B7.8]', () => {
  let shown = true;
  const merge = mergeMessages(() => shown);
  expect([merge(message(1)), merge(message(2))].map((note) => note?.count)).toEqual([1, 2]);
  expect(merge(message(3, 8))).toMatchObject({ id: 'messages /messages/8', count: 1 });
  shown = false;
  expect(merge(message(4))).toMatchObject({ id: 'messages /messages/7', count: 1 });
});

it('tells nothing twice [B7.9]', () => {
  const merge = mergeMessages(() => true);
  merge(message(1));
  expect(merge(message(1))).toBeNull();
  expect(merge({ id: 'like-1', type: 'like' })).toMatchObject({ id: 'like-1', count: 1 });
  expect(merge({ id: 'like-1', type: 'like' })).toBeNull();
  expect(merge({ type: 'info', content: 'x' })).not.toBeNull();
});
