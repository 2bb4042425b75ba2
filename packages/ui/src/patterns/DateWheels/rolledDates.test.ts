import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyTarget, nearestEnabled, typedTarget } from '../ScrollPicker/columnRules';
import { flingGoal } from '../ScrollPicker/flingGoal';
import { dateItems } from './dateItems';
import { type DateParts, settleDate, wantedDate } from './dateRules';

const max = { year: 2007, month: 6, day: 12 };
const years = Array.from({ length: 51 }, (_, at) => 2007 - at);
const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
const rowHeight = 48;

const part = fc.constantFrom('day', 'month', 'year');
const action = fc.oneof(
  fc.record({
    kind: fc.constant('key'),
    part,
    key: fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'),
  }),
  fc.record({ kind: fc.constant('type'), part, text: fc.stringMatching(/^[0-9ямиса]{1,4}$/) }),
  fc.record({ kind: fc.constant('wheel'), part, notches: fc.integer({ min: -60, max: 60 }) }),
  fc.record({
    kind: fc.constant('drag'),
    part,
    distance: fc.integer({ min: -3000, max: 3000 }),
    speed: fc.double({ min: -8, max: 8, noNaN: true }),
  }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

const start = fc.record({
  day: fc.option(fc.integer({ min: 1, max: 31 }), { nil: undefined }),
  month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  year: fc.option(fc.constantFrom(...years), { nil: undefined }),
});

it('from any value any keys, letters, notches and drags end on rows that exist and on a real date [B3.17] [REG-05] [REG-14]', () => {
  fc.assert(
    fc.property(start, fc.boolean(), fc.array(action, { maxLength: 40 }), (value, loop, actions) => {
      const end = settleDate(
        actions.reduce<DateParts>((wanted, each) => act(wanted, each, loop), value),
        max,
      );
      const items = dateItems({ value: end, years, months, maxDate: max });
      for (const name of ['day', 'month', 'year'] as const) {
        const row = items[name].find((item) => item.value === end[name]);
        if (end[name] !== undefined) expect(row).toMatchObject({ isDisabled: false });
      }
      const { day, month, year } = end;
      if (day === undefined || month === undefined || year === undefined) return;
      const real = new Date(Date.UTC(year, month - 1, day));
      expect([real.getUTCFullYear(), real.getUTCMonth() + 1, real.getUTCDate()]).toEqual([year, month, day]);
      expect(real.getTime()).toBeLessThanOrEqual(Date.UTC(max.year, max.month - 1, max.day));
    }),
  );
});

function act(before: DateParts, done: Action, loop: boolean): DateParts {
  const date = settleDate(before, max);
  const name = done.part as keyof typeof date;
  const items = dateItems({ value: date, years, months, maxDate: max })[name];
  const from = Math.max(
    0,
    items.findIndex((item) => item.value === date[name]),
  );
  const to = rowAfter(done, from, items, loop && name !== 'year');
  const chosen = items[to]?.value;
  return chosen === undefined ? before : wantedDate(date, { [name]: chosen }, before, max);
}

function rowAfter(
  done: Action,
  from: number,
  items: ReturnType<typeof dateItems>['day'],
  loop: boolean,
): number {
  if ('key' in done) return keyTarget(done.key, from, items, loop)?.index ?? from;
  if ('text' in done) return typedTarget(done.text, items);
  if ('notches' in done)
    return nearestEnabled(items, Math.max(0, Math.min(items.length - 1, from + done.notches)));
  const top = from * rowHeight - done.distance * 1.7;
  return nearestEnabled(items, flingGoal(top, done.speed, rowHeight, items.length));
}
