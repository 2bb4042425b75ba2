import fc from 'fast-check';
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

describe('steps held by the caller', () => {
  it('stay after the work until another one is shown, which ends work under way [C1]', () => {
    const held = run([{ type: 'begin' }, { type: 'succeed', attempt: 1, count, isHeld: true }]);
    expect(held).toMatchObject({ index: 0, isBusy: false });
    const shown = run([{ type: 'begin' }, { type: 'show', index: 2 }]);
    expect(shown).toMatchObject({ index: 2, direction: 'forward', isBusy: false });
    expect(nextState(shown, succeed(1))).toBe(shown);
  });
});

it('any sequence of events stays on a step there is, busy at most once, with late answers ignored [B6.14]', () => {
  const anyEvent = fc.oneof(
    fc
      .constantFrom<StepEvent['type']>('type', 'begin', 'back', 'leave')
      .map((type) => ({ type }) as StepEvent),
    fc.record({ type: fc.constant('refuse' as const), problem: fc.string() }),
    fc.record({ type: fc.constant('show' as const), index: fc.nat({ max: count - 1 }) }),
    fc.record({ type: fc.constant('reset' as const), index: fc.nat({ max: count - 1 }) }),
    fc.record({
      type: fc.constant('succeed' as const),
      attempt: fc.nat({ max: 8 }),
      count: fc.constant(count),
      isHeld: fc.boolean(),
    }),
    fc.record({ type: fc.constant('fail' as const), attempt: fc.nat({ max: 8 }), problem: fc.string() }),
  );
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let state = firstState();
      for (const event of events) {
        const after = nextState(state, event);
        expect(after.index).toBeGreaterThanOrEqual(0);
        expect(after.index).toBeLessThan(count);
        const isAnswer = event.type === 'succeed' || event.type === 'fail';
        if (isAnswer && (!state.isBusy || event.attempt !== state.attempt)) expect(after).toBe(state);
        if (after.isBusy) expect(after.problem).toBeNull();
        if (after.attempt !== state.attempt) expect(after.attempt).toBe(state.attempt + 1);
        state = after;
      }
    }),
  );
});
