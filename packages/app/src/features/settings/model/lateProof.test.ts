import {
  sendVerificationEmail,
  updateEmail,
  updateInfo,
  verifyCode,
  type CallDefinition,
} from '@iskra/api-contract';
import { buildUser } from '@iskra/api-mocks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionStore } from '../../../model/session/SessionStore';
import { ApiError } from '../../../shared/api';
import { fakeApi } from '../../../shared/api/fakeApi';
import { memoryStorage } from '../../../shared/storage';
import { systemClock } from '../../../shared/store';
import { EmailStore } from './EmailStore';
import { InfoStore } from './InfoStore';

const vera = buildUser({ id: 5, name: 'Вера', gender: 'female', email: 'vera@mail.ru' });
const tooOld = new ApiError('refused', 'Подтвердите.', 422, {}, undefined, undefined, 'emailUnverified');
const offline = new ApiError('network', '');
const fine = () => ({ message: 'ok' });

/** Answers one after the other; errors are thrown, and after the last one the change is taken. */
const first =
  (...errors: ApiError[]) =>
  () => {
    const error = errors.shift();
    if (error) throw error;
    return { user: { ...vera, email: 'new@mail.ru', gender: 'male' as const } };
  };

function setUp(call: CallDefinition, ...errors: ApiError[]) {
  const mail = vi.fn(fine);
  const answers = [
    [call, first(...errors)],
    [sendVerificationEmail, () => mail()],
    [verifyCode, fine],
  ] as const;
  const { api, sent } = fakeApi(new Map<CallDefinition, () => unknown>(answers));
  const none = () => Promise.resolve();
  const session = new SessionStore(api, memoryStorage({ auth: true, user: vera }), () => undefined, none);
  const calls = () => sent.map(({ call: { path } }) => path);
  return { from: { api, session, clock: systemClock }, session, calls, mail };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('a proof that the server takes no longer', () => {
  it('of a new e-mail leads back to a new code, with the address still typed (D-11) [SET-05]', async () => {
    const { from, session, calls } = setUp(updateEmail, offline, tooOld);
    const store = new EmailStore(from);
    store.edit.begin();
    store.edit.change({ email: 'new@mail.ru' });
    await store.save();
    await store.confirm('123456');
    expect([store.proof.asking, store.edit.problems]).toEqual([null, { general: { kind: 'offline' } }]);
    await store.save();
    expect(store.proof).toMatchObject({ asking: 'new@mail.ru', problem: { kind: 'emailUnverified' } });
    expect(store.edit).toMatchObject({ draft: { email: 'new@mail.ru' }, problems: {}, isBusy: false });
    await store.confirm('654321');
    expect([session.user?.email, store.edit.draft, store.proof.asking]).toEqual(['new@mail.ru', null, null]);
    expect(calls().filter((path) => path === sendVerificationEmail.path)).toHaveLength(2);
  });

  it('is asked for again also when it is gone the moment the code was right', async () => {
    const { from } = setUp(updateEmail, tooOld);
    const store = new EmailStore(from);
    store.edit.begin();
    store.edit.change({ email: 'new@mail.ru' });
    await store.save();
    await store.confirm('123456');
    expect(store.proof).toMatchObject({ asking: 'new@mail.ru', problem: { kind: 'emailUnverified' } });
  });

  it('of another gender leads back to a new code too, with all that was chosen (D-38)', async () => {
    const { from, session } = setUp(updateInfo, offline, tooOld);
    const store = new InfoStore(from);
    store.edit.begin();
    store.edit.change({ gender: 'male', name: 'Лев' });
    await store.save();
    await store.confirm('123456');
    await store.save();
    expect(store.proof).toMatchObject({ asking: 'vera@mail.ru', problem: { kind: 'emailUnverified' } });
    expect(store.edit.draft).toMatchObject({ gender: 'male', name: 'Лев' });
    await store.confirm('654321');
    expect([session.user?.gender, store.edit.draft]).toEqual(['male', null]);
  });

  it('leaves what was typed when the new code cannot be mailed', async () => {
    const { from, mail } = setUp(updateEmail, tooOld);
    const store = new EmailStore(from);
    store.edit.begin();
    store.edit.change({ email: 'new@mail.ru' });
    await store.save();
    mail.mockImplementationOnce(() => {
      throw offline;
    });
    await store.confirm('123456');
    expect(store.edit).toMatchObject({
      draft: { email: 'new@mail.ru' },
      problems: { general: { kind: 'offline' } },
    });
  });
});
