import { describe, expect, it } from 'vitest';
import { isFirstEntry } from './isFirstEntry';

describe('isFirstEntry', () => {
  it('is true of the page that was opened [OTH-01]', () => {
    expect(isFirstEntry('default', { idx: 0 })).toBe(true);
    expect(isFirstEntry('default', null)).toBe(true);
  });

  it('is true of what a redirect put in its place, such as after the login [OTH-01]', () => {
    expect(isFirstEntry('k3x9', { idx: 0, key: 'k3x9', usr: null })).toBe(true);
  });

  it('is false of a page that a link of the app led to, also after a reload [OTH-01]', () => {
    expect(isFirstEntry('k3x9', { idx: 2, key: 'k3x9', usr: null })).toBe(false);
    expect(isFirstEntry('k3x9', null)).toBe(false);
  });
});
