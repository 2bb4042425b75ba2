import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../../model/chat/ChatMessage';
import { reportable } from './reportable';

const me = 1;
const them = 2;
const message = (id: number, senderId: number | null = them): ChatMessage => ({
  id,
  senderId,
  content: `text ${id}`,
  createdAt: '2026-06-14T12:00:00Z',
  status: 'sent',
  type: senderId === null ? 'system' : 'text',
});
const thirty = Array.from({ length: 30 }, (_, at) => message(at + 1));
const idsOf = (chosenId?: number) => reportable(thirty, them, chosenId).map(({ id }) => id);

describe('what a report may show of a dialogue', () => {
  it('is theirs alone, and what the server has [BLK-04]', () => {
    const waiting = { ...message(9), id: undefined };
    const all = [message(3), message(4, me), message(5, null), waiting];
    expect(reportable(all, them)).toEqual([{ id: 3, text: 'text 3' }]);
  });

  it('is around the chosen message, or the last of all [BLK-04]', () => {
    expect(idsOf(15)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(idsOf(2)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(idsOf(30)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
    expect(idsOf()).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  });
});
