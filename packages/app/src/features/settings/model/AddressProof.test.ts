import { sendVerificationEmail, verifyCode, type CallDefinition } from '@iskra/api-contract';
import { buildUser } from '@iskra/api-mocks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api';
import type { Answer } from '../../../shared/api/fakeApi';
import { AddressProof } from './AddressProof';
import { member, settingsSetUp, vera } from './settingsSetUp';

function setUp(answers: readonly [CallDefinition, Answer][] = []) {
  const { api, clock, calls } = settingsSetUp(buildUser(member), answers);
  return { proof: new AddressProof(api, clock), calls };
}

const refuse = (message: string, code?: string) => () => {
  throw new ApiError('refused', message, message ? 422 : 500, {}, undefined, undefined, code);
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the proof of an address (D-38)', () => {
  it('asks for a code only after the mail was sent [REG-09]', async () => {
    const { proof, calls } = setUp();
    await proof.ask(vera);
    expect([proof.asking, calls()]).toEqual([vera, [['/send-verification-email', { email: vera }]]]);
  });

  it('asks for none when the mail could not be sent [REG-10]', async () => {
    const { proof } = setUp([[sendVerificationEmail, refuse('')]]);
    await expect(proof.ask(vera)).rejects.toThrow(ApiError);
    expect(proof.asking).toBeNull();
  });

  it('refuses an empty code without a call [REG-10]', async () => {
    const { proof, calls } = setUp();
    await proof.ask(vera);
    expect([await proof.confirm(' '), proof.problem]).toEqual([false, { kind: 'emptyCode' }]);
    expect(calls()).toHaveLength(1);
  });

  it('keeps asking after a wrong code, and says so [REG-10]', async () => {
    const { proof } = setUp([[verifyCode, refuse('Невірний код.', 'wrongCode')]]);
    await proof.ask(vera);
    expect(await proof.confirm('000000')).toBe(false);
    expect([proof.asking, proof.problem, proof.isBusy]).toEqual([
      vera,
      { kind: 'wrongCode', said: 'Невірний код.' },
      false,
    ]);
  });

  it('knows the address whose code was right, until it was used [REG-09]', async () => {
    const { proof, calls } = setUp();
    await proof.ask(vera);
    expect(await proof.confirm('123456')).toBe(true);
    expect(calls().at(-1)).toEqual(['/verify-code', { email: vera, verification_code: '123456' }]);
    expect(proof.code.isVerified(vera)).toBe(true);
    proof.forget();
    expect([proof.asking, proof.code.isVerified(vera)]).toEqual([null, false]);
  });

  it('says when another mail could not be sent [REG-10]', async () => {
    let count = 0;
    const secondFails = () => {
      count += 1;
      if (count > 1) refuse('')();
      return { message: 'ok' };
    };
    const { proof } = setUp([[sendVerificationEmail, secondFails]]);
    await proof.ask(vera);
    proof.code.expire();
    await proof.resend();
    expect([proof.asking, proof.problem]).toEqual([vera, { kind: 'mailFailed' }]);
  });

  it('confirms nothing that was not asked for', async () => {
    const { proof, calls } = setUp();
    expect([await proof.confirm('123456'), calls()]).toEqual([false, []]);
  });
});
