import { describe, expect, it } from 'vitest';
import { firstState, nextState, type StepEvent } from './stepMachine';

const count = 3;
const run = (events: readonly StepEvent[], from = firstState()) => events.reduce(nextState, from);
const succeed = (attempt: number): StepEvent => ({ type: 'succeed', attempt, count });

describe('steps', () => {
  it('go on after the work succeeded and stay at the last', () => {
    expect(run([{ type: 'begin' }, succeed(1)])).toMatchObject({ index: 1, direction: 'forward' });
    const atEnd = run([{ type: 'begin' }, succeed(1)], firstState(2));
    expect(atEnd).toMatchObject({ index: 2, isBusy: false });
  });

  it('ignore a second press while busy', () => {
    const busy = run([{ type: 'begin' }]);
    expect(nextState(busy, { type: 'begin' })).toBe(busy);
    expect(nextState(busy, { type: 'refuse', problem: 'x' })).toBe(busy);
  });

  it('stay with the problem when the work fails, until something is typed', () => {
    const failed = run([{ type: 'begin' }, { type: 'fail', attempt: 1, problem: 'Неверный код' }]);
    expect(failed).toMatchObject({ index: 0, isBusy: false, problem: 'Неверный код' });
    expect(nextState(failed, { type: 'type' })).toMatchObject({ problem: null, isTyped: true });
  });

  it('go back, giving up the work under way, but not before the first', () => {
    const back = run([{ type: 'begin' }, { type: 'back' }], firstState(1));
    expect(back).toMatchObject({ index: 0, direction: 'back', isBusy: false });
    expect(nextState(back, succeed(1))).toBe(back);
    const first = firstState();
    expect(nextState(first, { type: 'back' })).toBe(first);
  });

  it('ignore an answer that comes after closing or after a new start', () => {
    const left = run([{ type: 'begin' }, { type: 'leave' }]);
    expect(nextState(left, succeed(1))).toBe(left);
    expect(nextState(left, { type: 'fail', attempt: 1, problem: 'x' })).toBe(left);
    const again = run([{ type: 'reset', index: 0 }, { type: 'begin' }], left);
    expect(nextState(again, succeed(1))).toBe(again);
  });

  it('begin anew with nothing typed', () => {
    const used = run([{ type: 'type' }, { type: 'begin' }, succeed(1)]);
    expect(nextState(used, { type: 'reset', index: 0 })).toMatchObject({ index: 0, isTyped: false });
  });
});
