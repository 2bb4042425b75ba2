import { updateInfo, type CallDefinition, type User } from '@iskra/api-contract';
import { buildUser } from '@iskra/api-mocks';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api';
import type { Answer } from '../../../shared/api/fakeApi';
import { InfoStore, type InfoDraft } from './InfoStore';
import { member, settingsSetUp, vera } from './settingsSetUp';

function setUp(parts: Partial<User> = {}, answers: readonly [CallDefinition, Answer][] = []) {
  const made = settingsSetUp(buildUser({ ...member, ...parts }), [
    [updateInfo, ({ body }) => ({ user: changed(body) })],
    ...answers,
  ]);
  const changed = (body: unknown) => ({ ...made.user, ...(body as object), city: { name: 'Тверь' } });
  const info = new InfoStore(made);
  info.edit.begin();
  return { info, ...made };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('general information', () => {
  it('begins as the member is [SET-01]', () => {
    const birth = { day: 14, month: 6, year: 1998 };
    expect(setUp().info.edit.draft).toEqual({ name: 'Вера', gender: 'female', birth, city: 'Тула' });
  });

  it('is saved with the age, and the answer’s user is the member [SET-05]', async () => {
    const { info, session, calls } = setUp();
    info.edit.change({ name: ' Анна ', city: 'Тверь', birth: { day: 22, month: 11, year: 2000 } });
    await info.save();
    const body = {
      ...{ name: 'Анна', gender: 'female', birth_day: 22, birth_month: 11, birth_year: 2000 },
      ...{ age: 25, city: { name: 'Тверь' } },
    };
    expect(calls()).toEqual([['/api/update-info', body]]);
    expect(session.user).toMatchObject({ name: 'Анна', city: { name: 'Тверь' } });
    expect([info.edit.draft, info.edit.isSaved]).toEqual([null, true]);
  });

  it.each<[string, Partial<InfoDraft>, object]>([
    ['no name', { name: ' ' }, { name: { kind: 'required' } }],
    ['a name with digits', { name: 'Анна1' }, { name: { kind: 'letters' } }],
    ['no town', { city: null }, { city: { kind: 'required' } }],
    ['no day', { birth: { month: 6, year: 1998 } }, { birth: { kind: 'required' } }],
    ['31 April', { birth: { day: 31, month: 4, year: 1998 } }, { birth: { kind: 'required' } }],
    ['17 years', { birth: { day: 22, month: 11, year: 2008 } }, { birth: { kind: 'young' } }],
  ])('with %s is not sent, and the field says why [SET-05, REG-14]', async (_, change, problems) => {
    const { info, calls } = setUp();
    info.edit.change(change);
    await info.save();
    expect([info.edit.problems, calls()]).toEqual([problems, []]);
  });

  it('of another gender takes the code of one’s own address first (D-38)', async () => {
    const { info, calls } = setUp();
    info.edit.change({ gender: 'male' });
    await info.save();
    expect(calls()).toEqual([['/send-verification-email', { email: vera }]]);
    await info.confirm('123456');
    expect(
      calls()
        .map(([path]) => path)
        .slice(1),
    ).toEqual(['/verify-code', '/api/update-info']);
    expect([info.proof.asking, info.edit.isSaved]).toEqual([null, true]);
  });

  it('says the texts of the server at their fields, and keeps what was typed [API-03]', async () => {
    const fields = { birth_year: ['Регистрация — с 18 лет.'], name: ['Коротко.', 'Не буквы.'] };
    const refuse = () => {
      throw new ApiError('refused', 'm', 422, fields);
    };
    const { info } = setUp({}, [[updateInfo, refuse]]);
    info.edit.change({ name: 'Анна' });
    await info.save();
    expect(info.edit.problems).toEqual({
      birth: { kind: 'refused', said: 'Регистрация — с 18 лет.' },
      name: { kind: 'refused', said: 'Коротко., Не буквы.' },
    });
    expect(info.edit.draft?.name).toBe('Анна');
  });

  it('is dropped with its code step when it is cancelled [SET-02]', async () => {
    const { info, session } = setUp();
    info.edit.change({ gender: 'male' });
    await info.save();
    info.cancel();
    expect([info.proof.asking, info.edit.draft, session.user?.gender]).toEqual([null, null, 'female']);
  });
});
