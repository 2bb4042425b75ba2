import { describe, expect, it } from 'vitest';
import { addressAhead, openingPhotos } from '.';

describe('photos of the opening page', () => {
  const users = [
    { id: 7, main_image: '/photos/b/lg.webp', images: ['/photos/b/lg.webp'] },
    { id: 8, main_image: null },
  ] as unknown as Parameters<typeof openingPhotos>[1]['users'];
  it('are those of the cards nearby [NEA-02]', () =>
    expect(openingPhotos('grid', { users })).toEqual(['/photos/b/md.webp', null]));
  it('name their candidates in encounters', () =>
    expect(openingPhotos('deck', { users })).toEqual([
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
