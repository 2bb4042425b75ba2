import { describe, expect, it } from 'vitest';
import { areMarksTold, messageStatusFor } from './chatMarks';

describe('chat marks', () => {
  it('are told only where both have them on [B5.21]', () => {
    const told = [true, false].flatMap((iShow) =>
      [true, false].map((theyShow) => areMarksTold({ iShow, theyShow })),
    );
    expect(told).toEqual([true, false, false, false]);
  });

  it('of a quiet reading are known to the reader alone (D-13)', () => {
    const quiet = { isRead: true, isReadQuietly: true };
    expect(messageStatusFor({ ...quiet, isOwn: true })).toBe('sent');
    expect(messageStatusFor({ ...quiet, isOwn: false })).toBe('read');
    expect(messageStatusFor({ isRead: true, isReadQuietly: false, isOwn: true })).toBe('read');
    expect(messageStatusFor({ isRead: false, isReadQuietly: false, isOwn: false })).toBe('sent');
  });
});
