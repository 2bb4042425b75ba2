import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Figures } from './channel';
import { measureWhenAsked } from './measureWhenAsked';
import { Meter } from './Meter';

const channel = new EventEmitter();
vi.mock('storybook/preview-api', () => ({ addons: { getChannel: () => channel } }));

const frames = vi.fn<(next: FrameRequestCallback) => number>(() => 1);
const cancelled = vi.fn();
const measured = vi.fn<(figures: Figures) => void>();
let page = new EventTarget();
let meter = new Meter();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  meter = new Meter();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { hidden: false, body: { children: [] } });
  vi.stubGlobal('requestAnimationFrame', frames);
  vi.stubGlobal('cancelAnimationFrame', cancelled);
  channel.on('iskra/performance/measured', measured);
  stop = measureWhenAsked(meter);
});
afterEach(() => {
  stop();
  channel.removeAllListeners();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const ask = () => channel.emit('iskra/performance/asked');
const commitsNow = () => {
  ask();
  return measured.mock.lastCall?.[0].commits;
};

it('touches nothing while the panel is closed', () => {
  vi.advanceTimersByTime(10_000);
  expect(frames).not.toHaveBeenCalled();
  expect(measured).not.toHaveBeenCalled();
});

it('stops soon after the panel was closed', () => {
  ask();
  expect(frames).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1400);
  expect(cancelled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(cancelled).toHaveBeenCalledOnce();
});

it('leaves out what happened before it was asked', () => {
  meter.addCommit(4);
  expect(commitsNow()).toBe(0);
});

it.each([
  ['a press', () => page.dispatchEvent(new Event('pointerdown'))],
  ['a key', () => page.dispatchEvent(new Event('keydown'))],
  ['a button of the panel Live', () => channel.emit('iskra/live/pressed', 'message')],
  ['Reset', () => channel.emit('iskra/performance/reset')],
])('begins from zero with %s', (_, deed) => {
  ask();
  meter.addCommit(4);
  expect(commitsNow()).toBe(1);
  deed();
  expect(commitsNow()).toBe(0);
});
