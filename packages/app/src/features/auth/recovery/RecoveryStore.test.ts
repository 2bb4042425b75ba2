import {
  requestPasswordReset,
  resetPassword,
  verifyResetCode,
  type CallDefinition,
} from '@iskra/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api';
import { fakeApi, type Answer } from '../../../shared/api/fakeApi';
import { RecoveryStore } from './RecoveryStore';

const said = { message: 'ok' };

function setUp(answers: [CallDefinition, Answer][] = []) {
  const all = new Map<CallDefinition, Answer>([
    [requestPasswordReset, () => said],
    [verifyResetCode, () => said],
    [resetPassword, () => said],
    ...answers,
  ]);
  let now = 0;
  const { api, sent } = fakeApi(all);
  const clock = { now: () => new Date(now), after: () => () => undefined };
  return { recovery: new RecoveryStore({ api, clock }), sent, skip: (ms: number) => void (now += ms) };
}

const refuse = (error: ApiError) => () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  throw error;
};

describe('recovery', () => {
  it('sends e-mail, code and password as they were typed, without stray spaces [REC-01, REC-02]', async () => {
    const { recovery, sent } = setUp();
    recovery.change('email', ' vera@mail.ru ');
    recovery.change('code', ' 123 456 ');
    recovery.change('password', ' with spaces ');
    expect(await recovery.requestCode()).toBeNull();
    expect(await recovery.verifyCode()).toBeNull();
    expect(await recovery.resetPassword()).toBeNull();
    const code = { email: 'vera@mail.ru', code: '123456' };
    expect(sent.map(({ input }) => input)).toEqual([
      { body: { email: 'vera@mail.ru' } },
      { body: code },
      { body: { ...code, password: ' with spaces ' } },
    ]);
  });

  it.each([
    ['', '', { isShort: false, isDifferent: false, canSubmit: false }],
    ['1234567', '', { isShort: true, isDifferent: false, canSubmit: false }],
    ['1234567', '1234567', { isShort: true, isDifferent: false, canSubmit: false }],
    ['12345678', '', { isShort: false, isDifferent: false, canSubmit: false }],
    ['', '12345678', { isShort: false, isDifferent: false, canSubmit: false }],
    ['12345678', '12345679', { isShort: false, isDifferent: true, canSubmit: false }],
    ['12345678', '12345678', { isShort: false, isDifferent: false, canSubmit: true }],
  ])('judges %j and %j [REC-04, REC-05, REC-06]', (password, confirmation, expected) => {
    const { recovery } = setUp();
    recovery.change('password', password);
    recovery.change('confirmation', confirmation);
    expect(recovery).toMatchObject(expected);
  });

  it('does not ask again for a code that is on its way, but for another address or after 60 s', async () => {
    const { recovery, sent, skip } = setUp();
    const ask = async (email: string) => {
      recovery.change('email', email);
      await recovery.requestCode();
    };
    await ask('vera@mail.ru');
    await ask('vera@mail.ru');
    expect(sent).toHaveLength(1);
    await ask('anna@mail.ru');
    expect(sent).toHaveLength(2);
    skip(60_001);
    await ask('anna@mail.ru');
    expect(sent).toHaveLength(3);
  });

  it.each([
    [
      new ApiError('refused', 'Проверьте', 422, { code: ['Невірний код.'] }),
      { kind: 'refused', said: 'Невірний код.' },
    ],
    [new ApiError('refused', 'Слишком часто.', 429), { kind: 'refused', said: 'Слишком часто.' }],
    [new ApiError('refused', '', 500), { kind: 'failed' }],
    [new ApiError('network', 'x'), { kind: 'offline' }],
  ])('tells what the server said, else the spec’s text (%#) [REC-08]', async (error, problem) => {
    const { recovery } = setUp([[verifyResetCode, refuse(error)]]);
    expect(await recovery.verifyCode()).toEqual(problem);
  });

  it('clears every field [REC-03]', () => {
    const { recovery } = setUp();
    for (const field of ['email', 'code', 'password', 'confirmation'] as const) recovery.change(field, 'x');
    recovery.reset();
    expect(Object.values(recovery.fields)).toEqual(['', '', '', '']);
    recovery.reset('vera@iskra.demo');
    expect(Object.values(recovery.fields)).toEqual(['vera@iskra.demo', '', '', '']);
  });
});
