import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flingGoal } from './flingGoal';
import { drawnAround, drawnInSight, planRows } from './rowPlan';

it('draws the row in the middle with its neighbours, never a row that is not there [B3.11]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.boolean(), fc.nat(), (count, loop, at) => {
      const plan = planRows(count, loop);
      const middle = at % plan.total;
      const { first, count: drawn } = drawnAround(middle, plan.total);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first + drawn).toBeLessThanOrEqual(plan.total);
      expect(first).toBeLessThanOrEqual(Math.max(0, middle - 5));
      expect(first + drawn).toBeGreaterThan(Math.min(plan.total - 1, middle + 5));
    }),
  );
});

it('at first the rows in sight are drawn, with one more on each side', () => {
  expect(drawnInSight(43, 51)).toEqual({ first: 40, count: 7 });
  expect(drawnInSight(0, 31)).toEqual({ first: 0, count: 7 });
  expect(drawnInSight(30, 31, 9)).toEqual({ first: 20, count: 11 });
  expect(drawnInSight(1, 3)).toEqual({ first: 0, count: 3 });
});

it('a loop begins in its middle, at the first item [B3.10]', () => {
  const { base, total } = planRows(31, true);
  expect(base % 31).toBe(0);
  expect(total - base).toBeGreaterThan(6 * 31);
});

it('a wheel let go ends on a row: the nearest when held still, further the faster it went [B3.2]', () => {
  expect(flingGoal(100, 0, 48, 31)).toBe(2);
  expect(flingGoal(100, 2, 48, 31)).toBe(10);
  expect([flingGoal(100, -9, 48, 31), flingGoal(100, 90, 48, 31)]).toEqual([0, 30]);
});
