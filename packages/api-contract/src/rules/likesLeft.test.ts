import { describe, expect, it } from 'vitest';
import { likesLeft } from './likesLeft';

const now = new Date('2026-06-14T12:00:00Z');
const me = { premiumUntil: null };
const at = (...moments: string[]) => moments.map((moment) => new Date(moment));

describe('likes left in these 24 hours (D-04)', () => {
  it('are those of a day less what was given in it, and come back a day after the oldest [ENC-11]', () => {
    const givenAt = at('2026-06-14T11:00:00Z', '2026-06-13T18:30:00Z');
    expect(likesLeft({ me, givenAt, perDay: 3 }, now)).toEqual({
      left: 1,
      resetsAt: new Date('2026-06-14T18:30:00Z'),
    });
  });
  it('do not count what was given 24 hours ago and before', () => {
    const givenAt = at('2026-06-13T12:00:00Z', '2026-06-01T12:00:00Z');
    expect(likesLeft({ me, givenAt, perDay: 3 }, now).left).toBe(3);
  });
  it('are none when more were given than the day has now; the first that counts comes back first', () => {
    const givenAt = at('2026-06-14T09:00:00Z', '2026-06-14T10:00:00Z', '2026-06-14T11:00:00Z');
    expect(likesLeft({ me, givenAt, perDay: 2 }, now)).toEqual({
      left: 0,
      resetsAt: new Date('2026-06-15T10:00:00Z'),
    });
  });
  it('have no limit with premium', () => {
    const premiumUntil = new Date('2026-06-15T00:00:00Z');
    expect(likesLeft({ me: { premiumUntil }, givenAt: [], perDay: 3 }, now).left).toBeNull();
  });
});
