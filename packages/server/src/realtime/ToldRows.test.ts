import { describe, expect, it } from 'vitest';
import { ToldRows } from './ToldRows';

describe('rows that are told once', () => {
  it('are new the first time, in whatever order they come', () => {
    const told = new ToldRows();
    told.begin(100, 100, []);
    const heard = [101, 104, 101, 102, 104, 102, 103, 100, 99];
    expect(heard.filter((id) => told.isNew(id))).toEqual([101, 104, 102, 103]);
  });

  it('are those that were not committed when the process began', () => {
    const told = new ToldRows();
    told.begin(10, 5, [6, 7, 9]);
    expect(told.sought()).toEqual({ above: 10, among: [8, 10] });
    expect([6, 8, 8, 10, 5].filter((id) => told.isNew(id))).toEqual([8, 10]);
  });

  it('are looked for a minute long where an id was left out, and heard ten minutes long', () => {
    let now = 0;
    const told = new ToldRows(7, () => now);
    told.isNew(10);
    expect(told.sought()).toEqual({ above: 10, among: [8, 9] });
    now = 61_000;
    expect(told.sought()).toEqual({ above: 10, among: [] });
    expect(told.isNew(9)).toBe(true);
    now = 601_000;
    told.sought();
    expect(told.isNew(8)).toBe(false);
  });

  it('take no more memory than ten thousand ids after a far jump', () => {
    const told = new ToldRows();
    told.isNew(5_000_000);
    expect(told.sought().among).toHaveLength(10_000);
  });
});
