import { expect, it } from 'vitest';
import { shiftsOf } from './travel';

const items = (...ids: number[]) =>
  ids.map((id) => ({ id, href: '', name: String(id), online: false, unread: 0 }));

it('one row goes up, those it passes go down by one, the others stay [B5.4]', () => {
  const shifts = shiftsOf(items(1, 2, 3, 4), items(3, 1, 2, 4));
  expect([...shifts]).toEqual([
    ['3', 2],
    ['1', -1],
    ['2', -1],
  ]);
});

it('a row from far away comes from just out of view, a new one does not travel [B5.4]', () => {
  const many = Array.from({ length: 500 }, (_, at) => at);
  expect(shiftsOf(items(...many), items(499, ...many.slice(0, 499))).get('499')).toBe(6);
  expect(shiftsOf(items(1), items(9, 1)).has('9')).toBe(false);
});
