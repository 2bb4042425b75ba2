import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api';
import { problemOf } from './Problem';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('what a failed call becomes', () => {
  it.each([
    ['no connection', new ApiError('network', 'x'), { kind: 'offline' }],
    ['a refusal with words', new ApiError('refused', 'Нет.', 403), { kind: 'refused', said: 'Нет.' }],
    ['one without', new ApiError('refused', '', 500), { kind: 'failed' }],
    ['an answer of another shape', new ApiError('answer', '', 200), { kind: 'failed' }],
    ['a fault of ours', new TypeError('x is not a function'), { kind: 'failed' }],
  ])('%s [REG-10]', (_, error, problem) => {
    expect(problemOf(error)).toEqual(problem);
  });

  it('one line per field, its texts joined by commas [REG-11]', () => {
    const fields = { name: ['Коротко.', 'Не буквы.'], email: ['Занят.'] };
    const said = 'Коротко., Не буквы.\nЗанят.';
    expect(problemOf(new ApiError('refused', 'm', 422, fields))).toEqual({ kind: 'refused', said });
  });

  it('goes by the contract’s code, whatever the text is; a code it does not know is a refusal', () => {
    const refusal = (code: string) => new ApiError('refused', 'Nope.', 422, {}, undefined, undefined, code);
    expect(problemOf(refusal('wrongCode'))).toEqual({ kind: 'wrongCode', said: 'Nope.' });
    expect(problemOf(refusal('ofTomorrow'))).toEqual({ kind: 'refused', said: 'Nope.' });
  });

  it('is named by the form where nothing more is known', () => {
    expect(problemOf(new ApiError('refused', '', 500), 'mailFailed')).toEqual({ kind: 'mailFailed' });
    expect(problemOf(new ApiError('network', ''), 'mailFailed')).toEqual({ kind: 'offline' });
  });
});
