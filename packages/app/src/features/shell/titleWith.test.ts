import { describe, expect, it } from 'vitest';
import { titleWith } from './titleWith';

describe('the title of a page', () => {
  it.each([
    [0, 'Люди рядом · Iskra', 'Люди рядом · Iskra'],
    [3, 'Люди рядом · Iskra', '(3) Люди рядом · Iskra'],
    [12, '(3) Диалоги · Iskra', '(12) Диалоги · Iskra'],
    [0, '(3) Диалоги · Iskra', 'Диалоги · Iskra'],
  ])('with %i unread after %s is %s', (unread, before, after) => {
    expect(titleWith(unread, before)).toBe(after);
  });
});
