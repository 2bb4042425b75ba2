import { updateEmail, type CallDefinition, type User } from '@iskra/api-contract';
import { buildUser } from '@iskra/api-mocks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api';
import type { Answer } from '../../../shared/api/fakeApi';
import { EmailStore } from './EmailStore';
import { member, settingsSetUp, vera } from './settingsSetUp';

const anna = 'anna@mail.ru';

function setUp(parts: Partial<User>, answers: readonly [CallDefinition, Answer][] = []) {
  const made = settingsSetUp(buildUser({ ...member, ...parts }), [
    [updateEmail, () => ({ user: { ...made.user, email: anna } })],
    ...answers,
  ]);
  const email = new EmailStore(made);
  email.edit.begin();
  return { email, ...made };
}

const refuse = (message: string, status: number) => () => {
  throw new ApiError('refused', message, status);
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the address to sign in with', () => {
  it('of a man is saved at once, and the answer’s user is the member [SET-05]', async () => {
    const { email, session, calls } = setUp({ gender: 'male' });
    email.edit.change({ email: ' Anna@Mail.ru' });
    await email.save();
    expect(calls()).toEqual([['/api/update-email', { email: anna }]]);
    expect([session.user?.email, email.edit.draft, email.edit.isSaved]).toEqual([anna, null, true]);
  });

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['anna@', 'address'],
  ])('%j is not sent [SET-05]', async (typed, kind) => {
    const { email, calls } = setUp({ gender: 'male' });
    email.edit.change({ email: typed });
    await email.save();
    expect([email.edit.problems, calls()]).toEqual([{ email: { kind } }, []]);
  });

  it('that is what it was is not sent', async () => {
    const { email, calls } = setUp({ gender: 'male' });
    await email.save();
    expect([email.edit.draft, email.edit.isSaved, calls()]).toEqual([null, false, []]);
  });

  it('of a woman is proved by the code that went there (D-38)', async () => {
    const { email, calls } = setUp({ gender: 'female' });
    email.edit.change({ email: anna });
    await email.save();
    expect([calls(), email.proof.asking]).toEqual([[['/send-verification-email', { email: anna }]], anna]);
    await email.confirm('123456');
    expect(calls().slice(1)).toEqual([
      ['/verify-code', { email: anna, verification_code: '123456' }],
      ['/api/update-email', { email: anna }],
    ]);
    expect([email.proof.asking, email.edit.isSaved]).toEqual([null, true]);
  });

  it.each([422, 500])(
    'shows what the server answered with %i as its error, as it came [SET-05]',
    async (status) => {
      const { email, session } = setUp({ gender: 'male' }, [[updateEmail, refuse('Адрес занят.', status)]]);
      email.edit.change({ email: anna });
      await email.save();
      expect(email.edit.problems).toEqual({ email: { kind: 'refused', said: 'Адрес занят.' } });
      expect([email.edit.draft?.email, session.user?.email]).toEqual([anna, vera]);
    },
  );

  it('says a failure without words over the buttons [API-03]', async () => {
    const { email } = setUp({ gender: 'male' }, [[updateEmail, refuse('', 500)]]);
    email.edit.change({ email: anna });
    await email.save();
    expect(email.edit.problems).toEqual({ general: { kind: 'failed' } });
  });
});
