import { describe, expect, it } from 'vitest';
import { otherwise, type Box } from './boxes';

const box = (path: string, width: number, height: number): Box => ({ path, width, height });
const page = [box('0', 390, 800), box('0/div.0', 364, 460), box('0/div.0/div.1', 364, 390)];

describe('what another engine draws', () => {
  it('is as in Chromium where a line breaks elsewhere', () => {
    const seen = [box('0', 390, 824), box('0/div.0', 364, 484), box('0/div.0/div.1', 364, 414)];
    expect(otherwise(page, seen)).toEqual([]);
  });

  it('is otherwise where a box lost its height, and only the innermost is told', () => {
    const seen = [box('0', 390, 800), box('0/div.0', 364, 106), box('0/div.0/div.1', 364, 36)];
    expect(otherwise(page, seen)).toEqual(['0/div.0/div.1 is 364x36 px, 364x390 in Chromium']);
  });

  it('is otherwise where a box lost its width', () => {
    const seen = [...page.slice(0, 2), box('0/div.0/div.1', 12, 390)];
    expect(otherwise(page, seen)).toEqual(['0/div.0/div.1 is 12x390 px, 364x390 in Chromium']);
  });

  it('is otherwise where nothing is to be seen', () => {
    const seen = [...page.slice(0, 2), box('0/div.0/div.1', 364, 0)];
    expect(otherwise(page, seen)).toEqual(['0/div.0/div.1 is 364x0 px, 364x390 in Chromium']);
  });

  it('is not compared where Chromium has nothing there, or neither shows anything', () => {
    expect(otherwise(page, [...page, box('1', 5, 5)])).toEqual([]);
    expect(otherwise([box('1', 0, 0)], [box('1', 364, 0)])).toEqual([]);
  });
});
