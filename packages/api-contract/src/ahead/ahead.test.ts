import { describe, expect, it } from 'vitest';
import { addressAhead, openingParts } from '.';

const words = { you: 'Вы: {text}', matched: 'Взаимно', deleted: 'Удалён' };
const them = { name: 'Анна', image: '/photos/a/lg.webp', is_deleted: false };
const row = (lastMessage: unknown, otherUser: object = them, reader: object = { memberId: 5, words }) =>
  openingParts(
    'rows',
    { dialogs: [{ otherUser, lastMessage, unread: 2 }] },
    reader as { memberId: number },
  )[0];
const text = (sender: number, content: string) => ({ type: 'text', sender_id: sender, content });

describe('a row of the opening page', () => {
  it.each([
    ['theirs', text(9, 'привет'), 'привет'],
    ['one’s own', text(5, 'цена $1 {text}'), 'Вы: цена $1 {text}'],
    ['a match', { type: 'system', sender_id: null, content: 'matched' }, 'Взаимно'],
    ['nothing yet', null, ''],
  ])('says the last message: %s [CHT-01]', (_, last, said) =>
    expect(row(last)).toEqual({ name: 'Анна', photo: '/photos/a/sm.webp', text: said, unread: 2 }),
  );
  it('names nobody who is gone (D-36)', () =>
    expect(row(null, { name: '', image: null, is_deleted: true })).toMatchObject({
      name: 'Удалён',
      photo: null,
    }));
  it('says nothing in a language that the build does not know', () =>
    expect(row(text(5, 'привет'), them, { memberId: 5 })).toMatchObject({ name: 'Анна', text: '' }));
});

describe('photos of the opening page', () => {
  const users = [
    { id: 7, main_image: '/photos/b/lg.webp', images: ['/photos/b/lg.webp'] },
    { id: 8, main_image: null },
  ];
  it('are those of the cards nearby', () =>
    expect(openingParts('grid', { users }, { memberId: 5 })).toEqual(['/photos/b/md.webp', null]));
  it('name their candidates in encounters', () =>
    expect(openingParts('deck', { users }, { memberId: 5 })).toEqual([
      { id: 7, photo: '/photos/b/lg.webp' },
      { id: 8, photo: undefined },
    ]));
});

describe('the address of a first call', () => {
  const call = { path: '/api/people', query: { offset: '0' }, filters: 'gender=all' };
  it.each([
    ['with the default filters', undefined, '/api/people?gender=all&offset=0'],
    ['with the device’s', 'gender=male&city=%D0%A3', '/api/people?gender=male&city=%D0%A3&offset=0'],
    ['with a leading question mark', '?gender=male', '/api/people?gender=male&offset=0'],
    ['with none', '', '/api/people?offset=0'],
  ])('is filled %s', (_, own, address) => expect(addressAhead(call, '/profile/search', own)).toBe(address));
  it('takes no filters where none belong', () =>
    expect(addressAhead({ path: '/api/dialogs' }, '/messages', 'gender=male')).toBe('/api/dialogs'));
});
