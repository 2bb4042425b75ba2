import { register, sendVerificationEmail, verifyCode, type CallDefinition } from '@iskra/api-contract';
import { buildUser } from '@iskra/api-mocks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitorStores } from '../../../model/visitorStores';
import { ApiError } from '../../../shared/api';
import { fakeApi, type Answer } from '../../../shared/api/fakeApi';
import { memoryStorage } from '../../../shared/storage';
import { RegistrationStore } from './RegistrationStore';

const vera = 'vera@mail.ru';
const said = { message: 'ok' };
const signedIn = { user: buildUser({ id: 5, name: 'Вера', locale: 'en' }), premium: { is_active: false } };
const soon = new ApiError('refused', 'Новый код — через 40 с.', 429, {}, undefined, 40, 'codeTooSoon');

function setUp(answers: [CallDefinition, Answer][] = [], tabStorage = memoryStorage()) {
  const usual: [CallDefinition, Answer][] = [
    [sendVerificationEmail, () => said],
    [verifyCode, () => said],
    [register, () => signedIn],
  ];
  let now = Date.parse('2026-11-21T12:00:00Z');
  const { api, sent } = fakeApi(new Map([...usual, ...answers]));
  const clock = { now: () => new Date(now), after: () => () => undefined };
  const dropUnsent = () => Promise.resolve();
  const visitor = createVisitorStores({ api, storage: memoryStorage(), tabStorage, clock, dropUnsent });
  const onLocale = vi.fn();
  const registration = new RegistrationStore({ ...visitor, onLocale });
  const calls = () => sent.map(({ call }) => call.path);
  return { registration, ...visitor, onLocale, sent, calls, skip: (ms: number) => void (now += ms) };
}

/** All that a woman is asked for before the code. */
function fillIn(registration: RegistrationStore): void {
  registration.change({
    gender: 'female',
    name: 'Вера',
    birth: { day: 14, month: 6, year: 1998 },
    city: 'Москва',
    email: vera,
  });
  registration.setPassword('secret1');
}

function confirm(registration: RegistrationStore, code: string): Promise<void> {
  registration.typeCode(code);
  return registration.confirmCode();
}

const refuse = (error: ApiError) => () => {
  throw error;
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the code in her mail', () => {
  it('is asked for in its field, when the server says that it was sent already [REG-09]', async () => {
    const { registration, clock } = setUp([[sendVerificationEmail, refuse(soon)]]);
    fillIn(registration);
    expect(await registration.submit()).toBe(true);
    expect([registration.reachable('code'), registration.problem]).toEqual(['code', null]);
    expect(registration.code).toMatchObject({ sentTo: vera, resendAt: clock.now().getTime() + 40_000 });
  });

  it('is asked for again after Back without another mail [REG-09]', async () => {
    const { registration, calls } = setUp();
    fillIn(registration);
    await registration.submit();
    registration.enter('code');
    registration.enter('account');
    expect(await registration.submit()).toBe(true);
    expect(registration.reachable('code')).toBe('code');
    expect(calls()).toEqual([sendVerificationEmail.path]);
  });

  it('is asked for again after a reload without another mail [REG-09]', async () => {
    const { registration, tabStorage } = setUp();
    fillIn(registration);
    await registration.submit();
    const reloaded = setUp([], tabStorage);
    expect(reloaded.registration.password).toBe('');
    reloaded.registration.setPassword('secret1');
    expect(await reloaded.registration.submit()).toBe(true);
    expect(reloaded.registration.reachable('code')).toBe('code');
    expect(reloaded.calls()).toEqual([]);
  });

  it('cannot be asked for while too many requests come from here, and that is said [REG-10]', async () => {
    const tooMany = new ApiError('refused', 'Слишком часто.', 429, {}, undefined, 40);
    const { registration } = setUp([[sendVerificationEmail, refuse(tooMany)]]);
    fillIn(registration);
    expect(await registration.submit()).toBe(false);
    expect(registration.reachable('code')).toBe('account');
    expect(registration.problem).toEqual({ kind: 'refused', said: 'Слишком часто.' });
  });
});

describe('the steps', () => {
  it.each([
    [{ gender: null }, 'gender'],
    [{ name: 'Вера1' }, 'name'],
    [{ birth: { day: 14, month: 6, year: 2015 } }, 'birth'],
    [{ city: null }, 'city'],
    [{ email: 'vera@' }, 'account'],
    [{ email: 'anna@mail.ru' }, 'account'],
  ] as const)('with %j lead no further than to %s [REG-01]', async (change, furthest) => {
    const { registration } = setUp();
    fillIn(registration);
    await registration.submit();
    expect(registration.reachable('code')).toBe('code');
    registration.change(change);
    expect(registration.reachable('code')).toBe(furthest);
    expect(registration.reachable('gender')).toBe('gender');
  });

  it('stay over a reload, but the code waits for the password [REG-01]', async () => {
    const { registration, tabStorage } = setUp();
    fillIn(registration);
    await registration.submit();
    registration.enter('code');
    const { registration: reloaded } = setUp([], tabStorage);
    expect([reloaded.step, reloaded.reachable('code')]).toEqual(['code', 'account']);
    reloaded.setPassword('secret1');
    expect(reloaded.reachable('code')).toBe('code');
  });

  it('take the problem of the step before away', () => {
    const { registration } = setUp();
    registration.setProblem({ kind: 'missing' });
    registration.enter('name');
    expect(registration.problem).toBeNull();
  });
});

describe('a verified code', () => {
  const once = (error: ApiError, then: unknown): Answer => {
    const answers = [refuse(error), () => then];
    return () => (answers.shift() ?? (() => then))();
  };
  const wentWrong = new ApiError('refused', '', 500);

  it('is not sent again, when registering failed after it: only /register is [REG-09]', async () => {
    const { registration, session, calls } = setUp([[register, once(wentWrong, signedIn)]]);
    fillIn(registration);
    await registration.submit();
    await confirm(registration, '123456');
    expect(registration.problem).toEqual({ kind: 'failed' });
    await registration.confirmCode();
    expect(session.isSignedIn).toBe(true);
    expect(calls().slice(1)).toEqual([verifyCode.path, register.path, register.path]);
  });

  it('is not asked for again, neither after Back nor after a reload [REG-09]', async () => {
    const { registration, tabStorage } = setUp([[register, refuse(wentWrong)]]);
    fillIn(registration);
    await registration.submit();
    await confirm(registration, '123456');
    const reloaded = setUp([], tabStorage);
    reloaded.registration.setPassword('secret1');
    await reloaded.registration.submit();
    expect(reloaded.session.isSignedIn).toBe(true);
    expect(reloaded.calls()).toEqual([register.path]);
  });

  it('of another address is another one [REG-09]', async () => {
    const { registration, calls } = setUp([[register, refuse(wentWrong)]]);
    fillIn(registration);
    await registration.submit();
    await confirm(registration, '123456');
    registration.change({ email: 'anna@mail.ru' });
    await registration.submit();
    expect(calls().at(-1)).toBe(sendVerificationEmail.path);
  });

  it('that the server takes no longer is followed by a new one [REG-09]', async () => {
    const tooLate = new ApiError('refused', 'Подтвердите.', 422, {}, undefined, undefined, 'emailUnverified');
    const { registration, session, calls, skip } = setUp([[register, once(tooLate, signedIn)]]);
    fillIn(registration);
    await registration.submit();
    skip(16 * 60_000);
    await confirm(registration, '123456');
    expect(registration).toMatchObject({ typedCode: '', problem: null });
    expect(registration.reachable('code')).toBe('code');
    expect(calls().slice(1)).toEqual([verifyCode.path, register.path, sendVerificationEmail.path]);
    await confirm(registration, '654321');
    expect(session.isSignedIn).toBe(true);
  });

  it('is forgotten once she is registered, with all that was typed [REG-12]', async () => {
    const { registration, tabStorage } = setUp();
    fillIn(registration);
    await registration.submit();
    await confirm(registration, '123456');
    expect(registration).toMatchObject({ password: '', draft: { name: '', email: '' } });
    expect(
      ['registration', 'registrationStep', 'registrationCode'].map((key) => tabStorage.getItem(key)),
    ).toEqual([null, null, null]);
  });
});

describe('registering', () => {
  it('never keeps the password, not even for the tab [REG-01]', () => {
    const { registration, tabStorage } = setUp();
    const written = vi.spyOn(tabStorage, 'setItem');
    fillIn(registration);
    registration.setPassword('hunter2222');
    registration.change({ name: 'Анна' });
    expect(written).toHaveBeenCalled();
    expect(JSON.stringify(written.mock.calls)).not.toContain('hunter2222');
  });

  it('takes a man without a code, and applies the language of the answer [REG-12]', async () => {
    const { registration, session, onLocale, sent } = setUp();
    fillIn(registration);
    registration.change({ gender: 'male', name: ' Артём ' });
    await registration.submit();
    expect(sent.map(({ call }) => call)).toEqual([register]);
    const birth = { birth_day: 14, birth_month: 6, birth_year: 1998 };
    const place = { city: 'Москва', email: vera, password: 'secret1' };
    expect(sent[0]?.input).toEqual({ body: { gender: 'male', name: 'Артём', ...birth, age: 28, ...place } });
    expect(session.isSignedIn).toBe(true);
    expect(onLocale).toHaveBeenCalledWith('en');
  });

  it.each([
    [{ name: ' ' }, 'secret1', 'missing'],
    [{ birth: { month: 6, year: 1998 } }, 'secret1', 'missing'],
    [{ birth: { day: 14, month: 6 } }, 'secret1', 'missing'],
    [{ birth: { day: 14, year: 1998 }, gender: 'male' }, 'secret1', 'missing'],
    [{ email: '' }, 'secret1', 'missing'],
    [{}, '', 'missing'],
    [{ email: 'vera@' }, 'secret1', 'email'],
    [{}, '12345', 'password'],
  ] as const)('with %j and %j stops before any call [REG-07, REG-08]', async (change, password, kind) => {
    const { registration, sent } = setUp();
    fillIn(registration);
    registration.change(change);
    registration.setPassword(password);
    await registration.submit();
    expect([registration.problem, sent]).toEqual([{ kind }, []]);
  });

  it.each([
    [{ day: 21, month: 11, year: 2000 }, 26],
    [{ day: 22, month: 11, year: 2000 }, 25],
  ])('sends the age of %j, one less before the birthday of this year [REG-13]', async (birth, age) => {
    const { registration, sent } = setUp();
    fillIn(registration);
    registration.change({ gender: 'male', birth });
    await registration.submit();
    expect(sent[0]?.input).toMatchObject({ body: { age } });
  });

  it('keeps user, flag, language and premium of the answer [REG-12]', async () => {
    const answer = { ...signedIn, premium: { is_active: true } };
    const { registration, session } = setUp([[register, () => answer]]);
    fillIn(registration);
    registration.change({ gender: 'male' });
    await registration.submit();
    expect(session.user).toMatchObject({ id: 5, name: 'Вера', auth: true, locale: 'en' });
    expect(session.isPremium).toBe(true);
  });

  it('shows one line for each field that the server refuses [REG-11]', async () => {
    const fields = { email: ['Этот адрес уже зарегистрирован.'], name: ['Коротко.', 'Не буквы.'] };
    const { registration, session } = setUp([[register, refuse(new ApiError('refused', 'm', 422, fields))]]);
    fillIn(registration);
    registration.change({ gender: 'male' });
    await registration.submit();
    const said = 'Этот адрес уже зарегистрирован.\nКоротко., Не буквы.';
    expect([registration.problem, session.isSignedIn]).toEqual([{ kind: 'refused', said }, false]);
  });
});
