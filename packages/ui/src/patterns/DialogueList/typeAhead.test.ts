import { expect, it } from 'vitest';
import { findByName } from './typeAhead';

const names = ['Анна', 'Юлия', 'Алёна', 'Ольга', 'Алла'];

it('goes to the next name that begins with the letter, round the end [B5.3]', () => {
  expect([findByName(names, 'а', 0), findByName(names, 'А', 2), findByName(names, 'а', 4)]).toEqual([
    2, 4, 0,
  ]);
});

it('stays where it is while more letters fit, and goes from name to name by the same letter [B5.3]', () => {
  expect([findByName(names, 'ал', 2), findByName(names, 'алл', 2), findByName(names, 'аа', 2)]).toEqual([
    2, 4, 4,
  ]);
});

it('takes е for ё, and tells when there is none [B5.3]', () => {
  expect([findByName(names, 'але', 0), findByName(names, 'я', 0), findByName([], 'а', -1)]).toEqual([
    2, -1, -1,
  ]);
});
