import { describe, expect, it } from 'vitest';
import { codeText, secondsToNextCode, tryCode } from './codes';

const sentAt = new Date('2026-06-14T12:00:00Z');
const after = (ms: number) => new Date(sentAt.getTime() + ms);
const right = { isEqual: true, isKept: false };
const minuteMs = 60_000;

describe('a try with a mailed code (D-26)', () => {
  it('is right for 15 minutes and uses the code up [REG-10]', () => {
    expect(tryCode({ sentAt, tries: 4 }, right, after(15 * minuteMs))).toEqual({ isRight: true, tries: 5 });
    expect(tryCode({ sentAt, tries: 4 }, right, after(15 * minuteMs + 1))).toEqual({
      isRight: false,
      tries: 5,
    });
  });
  it('leaves a code that is only looked at as it was [REC-08]', () => {
    expect(tryCode({ sentAt, tries: 2 }, { isEqual: true, isKept: true }, sentAt)).toEqual({
      isRight: true,
      tries: 2,
    });
  });
  it('counts a wrong code, and after five of them not even the right one is right', () => {
    expect(tryCode({ sentAt, tries: 1 }, { ...right, isEqual: false }, sentAt).tries).toBe(2);
    expect(tryCode({ sentAt, tries: 5 }, right, sentAt)).toEqual({ isRight: false, tries: 5 });
  });
});

it.each([
  [0, 60],
  [59_001, 1],
  [60_000, 0],
])('%d ms after a mail another is %d s away [REG-09]', (ms, seconds) => {
  expect(secondsToNextCode(sentAt, after(ms))).toBe(seconds);
});

it('a code has six digits, however small the number', () => {
  expect([codeText(7), codeText(123_456_789)]).toEqual(['000007', '456789']);
});
