import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GestureEvent,
  type GestureState,
  gestureRules,
  gestureStep,
  idleGesture,
  intentOf,
  offsetOf,
  stampStrength,
  tiltOf,
} from './gesture';

const event = (type: GestureEvent['type'], x: number, rest: Partial<GestureEvent> = {}): GestureEvent => ({
  type,
  x,
  y: 300,
  id: 1,
  button: 0,
  pointerType: 'mouse',
  screenWidth: 1000,
  ...rest,
});

function play(events: readonly GestureEvent[]) {
  let state: GestureState = idleGesture;
  const states: GestureState[] = [];
  const effects = events.flatMap((next) => {
    const step = gestureStep(state, next, gestureRules);
    state = step.state;
    states.push(state);
    return step.effects;
  });
  return { state, states, effects, decisions: effects.filter((effect) => effect.type === 'decide') };
}

const drag = (dx: number, rest: Partial<GestureEvent> = {}) =>
  play([event('down', 500, rest), event('move', 500 + dx, rest), event('up', 500 + dx, rest)]);

describe('release', () => {
  it.each([
    ['mouse', 41, 'like'],
    ['mouse', -41, 'pass'],
    ['touch', 31, 'like'],
    ['touch', -31, 'pass'],
    ['pen', 31, 'like'],
  ] as const)('%s at %i px decides %s (D-35) [ENC-08]', (pointerType, dx, decision) => {
    expect(drag(dx, { pointerType }).decisions).toEqual([{ type: 'decide', decision }]);
  });

  it.each([
    ['mouse', 40],
    ['mouse', -40],
    ['touch', 30],
    ['touch', -30],
  ] as const)('%s at exactly %i px returns the card (D-35) [ENC-08]', (pointerType, dx) => {
    const { decisions, effects, state } = drag(dx, { pointerType });
    expect(decisions).toEqual([]);
    expect(effects).toContainEqual({ type: 'return' });
    expect(state).toEqual(idleGesture);
  });

  it('a lost pointer returns the card without a decision', () => {
    const { effects, decisions } = play([event('down', 500), event('move', 600), event('cancel', 600)]);
    expect(decisions).toEqual([]);
    expect(effects).toContainEqual({ type: 'return' });
  });
});

describe('what is not a swipe', () => {
  it('a click with a 4 px wobble stays a click', () => {
    expect(drag(4).effects).toEqual([]);
  });

  it('moving 5 px swallows the click but moves nothing', () => {
    expect(drag(5).effects).toEqual([{ type: 'suppressClick' }]);
  });

  it('a mostly vertical movement scrolls, even when it turns sideways later', () => {
    const { decisions } = play([
      event('down', 500),
      event('move', 503, { y: 312 }),
      event('move', 590, { y: 312 }),
      event('up', 590, { y: 312 }),
    ]);
    expect(decisions).toEqual([]);
  });

  it.each([3, 997])('a press at x %i of 1000 is left to the browser', (x) => {
    expect(play([event('down', x)]).state).toEqual(idleGesture);
  });

  it('the right button and a second finger do nothing', () => {
    expect(drag(100, { button: 2 }).effects).toEqual([]);
    const second = { id: 2, pointerType: 'touch' };
    const { decisions } = play([event('down', 500), event('down', 500, second), event('up', 700, second)]);
    expect(decisions).toEqual([]);
  });
});

describe('appearance', () => {
  it.each([
    ['mouse', 80],
    ['touch', 50],
  ])('the card follows a %s within %i px [ENC-07]', (pointerType, clamp) => {
    const { state } = play([event('down', 500, { pointerType }), event('move', 800, { pointerType })]);
    expect(offsetOf(state, gestureRules)).toBe(clamp);
  });

  it('tilts by at most 5 degrees, in proportion to the offset [ENC-07]', () => {
    expect([tiltOf(40, 80, 5), tiltOf(-80, 80, 5), tiltOf(900, 80, 5)]).toEqual([2.5, -5, 5]);
  });

  it('the stamp is invisible at 8 px and full at the threshold', () => {
    expect([stampStrength(8, 40), stampStrength(24, 40), stampStrength(-40, 40)]).toEqual([0, 0.5, 1]);
    expect([intentOf(8, 4), intentOf(9, 4), intentOf(-9, 4)]).toEqual(['none', 'like', 'pass']);
  });
});

it('any sequence of events gives at most one decision and a bounded card [ENC-07] [ENC-08]', () => {
  const anyEvent = fc.record({
    type: fc.constantFrom('down', 'move', 'up', 'cancel'),
    id: fc.integer({ min: 1, max: 3 }),
    pointerType: fc.constantFrom('mouse', 'touch', 'pen'),
    x: fc.integer({ min: -50, max: 1050 }),
    y: fc.integer({ min: 0, max: 800 }),
    button: fc.constantFrom(0, 0, 0, 2),
    screenWidth: fc.constant(1000),
  }) as fc.Arbitrary<GestureEvent>;
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      const { decisions, states, state } = play(events);
      expect(decisions.length).toBeLessThanOrEqual(1);
      expect(state.phase === 'locked').toBe(decisions.length === 1);
      for (const each of states) {
        const limit = each.phase === 'dragging' ? gestureRules.clamp[each.kind] : 0;
        expect(Math.abs(offsetOf(each, gestureRules))).toBeLessThanOrEqual(limit);
      }
    }),
  );
});
