import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api';
import { memoryStorage, persisted } from '../storage';
import { MailedCode, mailedCodeSchema, noCode } from './MailedCode';

const vera = 'vera@mail.ru';

function setUp(storage = memoryStorage()) {
  let now = 1_000_000;
  const mail = vi.fn(async (_email: string) => ({ message: 'ok' }));
  const verify = vi.fn(async (_email: string, _code: string) => ({ message: 'ok' }));
  const clock = { now: () => new Date(now), after: () => () => undefined };
  const kept = persisted(storage, 'code', mailedCodeSchema, noCode);
  const code = new MailedCode({ mail, verify }, clock, kept);
  return { code, mail, verify, storage, now: () => now, skip: (ms: number) => void (now += ms) };
}

describe('a mailed code', () => {
  it('is asked for once a minute and address, and says when again [REG-09]', async () => {
    const { code, mail, now, skip } = setUp();
    await code.ask(vera);
    await code.ask(vera);
    expect(mail.mock.calls).toEqual([[vera]]);
    expect([code.sentTo, code.resendAt]).toEqual([vera, now() + 60_000]);
    await code.ask('anna@mail.ru');
    expect(mail).toHaveBeenCalledTimes(2);
    skip(60_000);
    await code.ask('anna@mail.ru');
    expect(mail).toHaveBeenCalledTimes(3);
  });

  it('is not asked for twice while it is being mailed', async () => {
    const { code, mail } = setUp();
    const first = code.ask(vera);
    expect(code.isAsking).toBe(true);
    await Promise.all([first, code.ask(vera)]);
    expect(mail).toHaveBeenCalledTimes(1);
    expect(code.isAsking).toBe(false);
  });

  it('that could not be mailed is nowhere, and may be asked for at once', async () => {
    const { code, mail } = setUp();
    mail.mockRejectedValueOnce(new ApiError('refused', '', 500));
    await expect(code.ask(vera)).rejects.toThrow(ApiError);
    expect([code.sentTo, code.resendAt, code.isAsking]).toEqual([null, 0, false]);
    await code.ask(vera);
    expect(code.sentTo).toBe(vera);
  });

  it.each([
    [40, 40_000],
    [undefined, 60_000],
  ])(
    'that the server mailed already is there, to be asked for again in %s s [REG-09]',
    async (after, waitMs) => {
      const { code, mail, now } = setUp();
      const soon = new ApiError('refused', 'Позже.', 429, {}, undefined, after, 'codeTooSoon');
      mail.mockRejectedValueOnce(soon);
      await code.ask(vera);
      expect([code.sentTo, code.resendAt]).toEqual([vera, now() + waitMs]);
    },
  );

  it('is not there after any other 429', async () => {
    const { code, mail } = setUp();
    mail.mockRejectedValueOnce(new ApiError('refused', 'Слишком часто.', 429, {}, undefined, 40));
    await expect(code.ask(vera)).rejects.toThrow('Слишком часто.');
    expect(code.sentTo).toBeNull();
  });

  it('is checked without the spaces it was pasted with, and verifies that address alone', async () => {
    const { code, verify } = setUp();
    await code.verify(vera, ' 123 456 ');
    expect(verify.mock.calls).toEqual([[vera, '123456']]);
    expect([code.isVerified(vera), code.isVerified('anna@mail.ru')]).toEqual([true, false]);
  });

  it('that is wrong verifies nothing', async () => {
    const { code, verify } = setUp();
    verify.mockRejectedValueOnce(new ApiError('refused', '', 422));
    await expect(code.verify(vera, '000000')).rejects.toThrow(ApiError);
    expect(code.isVerified(vera)).toBe(false);
  });

  it('that is used up or too old says so, until another is mailed (D-26)', async () => {
    const { code, verify, skip } = setUp();
    verify.mockImplementation(() =>
      Promise.reject(new ApiError('refused', '', 422, {}, undefined, undefined, 'wrongCode')),
    );
    const tryOnce = () => code.verify(vera, '000000').catch((error: unknown) => (error as ApiError).code);
    await code.ask(vera);
    const tries = [];
    for (let at = 1; at <= 6; at += 1) tries.push(await tryOnce());
    expect(tries).toEqual([...Array<string>(4).fill('wrongCode'), 'codeSpent', 'codeSpent']);
    skip(60_000);
    await code.ask(vera);
    skip(15 * 60_000);
    expect(await tryOnce()).toBe('wrongCode');
    skip(1);
    expect(await tryOnce()).toBe('codeSpent');
  });

  it('outlives a reload, and is forgotten in the storage too', async () => {
    const { code, storage } = setUp();
    await code.ask(vera);
    await code.verify(vera, '123456');
    const { code: reloaded, mail } = setUp(storage);
    await reloaded.ask(vera);
    expect(mail).not.toHaveBeenCalled();
    expect(reloaded.isVerified(vera)).toBe(true);
    reloaded.forget();
    expect(setUp(storage).code.isVerified(vera)).toBe(false);
    expect(setUp(storage).code.sentTo).toBeNull();
  });
});
