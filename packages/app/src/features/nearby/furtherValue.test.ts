import { describe, expect, it } from 'vitest';
import { fromFurtherValue, toFurtherValue } from './furtherValue';

describe('further filters between panel and query (decision 0032)', () => {
  it('are lists and a range in the panel, and letters on the wire', () => {
    const sent = { goals: 'find_love,friendship', languages: 'Русский', minHeight: '160', maxHeight: '170' };
    const shown = {
      goals: ['find_love', 'friendship'],
      languages: ['Русский'],
      height: { from: 160, to: 170 },
    };
    expect(toFurtherValue(sent)).toEqual(shown);
    expect(fromFurtherValue(shown)).toEqual(sent);
    expect([toFurtherValue({}), fromFurtherValue({}), fromFurtherValue()]).toEqual([{}, {}, {}]);
  });

  it('ask for no height at an end of the scale, 100 to 230 [EDT-03]', () => {
    expect(fromFurtherValue({ height: { from: 100, to: 180 } })).toEqual({ maxHeight: '180' });
    expect(fromFurtherValue({ height: { from: 180, to: 230 } })).toEqual({ minHeight: '180' });
    expect(toFurtherValue({ minHeight: '180' })).toEqual({ height: { from: 180, to: 230 } });
  });

  it('are the same in whatever order they were chosen', () => {
    expect(fromFurtherValue({ goals: ['friendship', 'find_love'] })).toEqual({
      goals: 'find_love,friendship',
    });
  });
});
