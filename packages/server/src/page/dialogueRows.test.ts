import type { Dialogue } from '@iskra/api-contract';
import { expect, it } from 'vitest';
import { dialogueRows } from './dialogueRows';

const words = { you: 'Вы: {text}', matched: 'Взаимно', deleted: 'Удалён' };
const them = { name: 'Анна', image: '/photos/a/lg.webp', is_deleted: false };
const text = (sender: number, content: string) => ({ type: 'text', sender_id: sender, content });
const row = (lastMessage: unknown, otherUser: object = them, unread = 0) =>
  dialogueRows([{ otherUser, lastMessage, unread } as Dialogue], 5, words);

it.each([
  ['theirs', text(9, 'привет'), 'привет'],
  ['one’s own', text(5, 'цена $1 {text}'), 'Вы: цена $1 {text}'],
  ['a match', { type: 'system', sender_id: null, content: 'matched' }, 'Взаимно'],
  ['nothing yet', null, ''],
])('says the last message: %s [CHT-01]', (_, last, said) =>
  expect(row(last)).toContain(`<b dir="auto">Анна</b><u dir="auto">${said}</u></p>`),
);

it('shows the small photo, and how much is unread up to 99+ [CHT-01]', () => {
  expect(row(null)).toContain('<i><img src="/photos/a/sm.webp" alt="" fetchpriority="high"></i>');
  expect([0, 1, 99, 100].map((unread) => /<em>(.*)<\/em>/.exec(row(null, them, unread))?.[1])).toEqual([
    undefined,
    '1',
    '99',
    '99+',
  ]);
});

it('names nobody who is gone (D-36)', () =>
  expect(row(null, { name: '', image: null, is_deleted: true })).toContain(
    '<i></i><b dir="auto">Удалён</b>',
  ));
