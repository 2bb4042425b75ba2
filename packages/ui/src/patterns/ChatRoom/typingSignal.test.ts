import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typingSignal } from './typingSignal';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typing() {
  const told: [seconds: number, isTyping: boolean][] = [];
  const start = Date.now();
  const signal = typingSignal((isTyping) => told.push([(Date.now() - start) / 1000, isTyping]));
  return { told, ...signal };
}

it('tells at most every 3 s while keys come [B5.21]', () => {
  const { told, type } = typing();
  for (let at = 0; at <= 70; at += 1) {
    type();
    vi.advanceTimersByTime(100);
  }
  expect(told).toEqual([
    [0, true],
    [3, true],
    [6, true],
  ]);
});

it('tells the end once, 5 s after the last key [B5.21]', () => {
  const { told, type } = typing();
  type();
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual([
    [0, true],
    [5, false],
  ]);
});

it('tells the end at once when the text was sent, and not twice [B5.21]', () => {
  const { told, type, stop } = typing();
  type();
  vi.advanceTimersByTime(1000);
  stop();
  stop();
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual([
    [0, true],
    [1, false],
  ]);
});

it('keeps the 3 s when one stops and begins again [B5.21]', () => {
  const { told, type, stop } = typing();
  type();
  stop();
  type();
  vi.advanceTimersByTime(3000);
  type();
  expect(told).toEqual([
    [0, true],
    [0, false],
    [3, true],
  ]);
});
