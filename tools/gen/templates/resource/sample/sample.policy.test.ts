import { describe, expect, it } from 'vitest';
import { maySeeSample } from './sample.policy';

describe('seeing it', () => {
  it.each([
    { isPremium: true, hasPhoto: false },
    { isPremium: false, hasPhoto: true },
  ])('is open to %o', (facts) => {
    expect(maySeeSample(facts)).toBe(true);
  });
  it('is closed without premium and photo', () => {
    expect(maySeeSample({ isPremium: false, hasPhoto: false })).toBe(false);
  });
});
