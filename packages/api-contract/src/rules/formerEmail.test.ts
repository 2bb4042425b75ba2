import { describe, expect, it } from 'vitest';
import { formerEmailAfter, formerEmailsSince } from './formerEmail';

describe('the former address', () => {
  it('is kept for 48 hours', () => {
    const now = new Date('2026-06-16T12:00:00.000Z');
    expect(formerEmailsSince(now)).toEqual(new Date('2026-06-14T12:00:00.000Z'));
  });

  it('is the one that is left, and stays the first one until the member is back there', () => {
    expect(formerEmailAfter({ left: 'first', next: 'second', kept: null })).toBe('first');
    expect(formerEmailAfter({ left: 'second', next: 'third', kept: 'first' })).toBe('first');
    expect(formerEmailAfter({ left: 'second', next: 'first', kept: 'first' })).toBe(null);
  });
});
