import { limits, updateUser, type User } from '@iskra/api-contract';
import { buildUser } from '@iskra/api-mocks';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api';
import { fakeApi, type Answer } from '../../../shared/api/fakeApi';
import { memoryStorage } from '../../../shared/storage';
import type { SessionStore } from '../../../model/session/SessionStore';
import { EditProfileStore } from './EditProfileStore';

const me = buildUser({ about: 'Прежний', height: null, goals: ['find_love'], smoking: 'smoking_no' });
const echo: Answer = ({ body }) => ({ user: { ...me, ...(body as object | undefined) } });

function setUp(answer: Answer = echo, storage = memoryStorage()) {
  const { api, sent } = fakeApi(new Map([[updateUser, answer]]));
  const session = {
    user: me,
    setUser: (user: User) => void (session.user = user),
    changing: <Answer>(change: () => Answer) => change(),
  };
  const waiting: { ms: number; action: () => void }[] = [];
  const clock = {
    now: () => new Date(),
    after: (ms: number, action: () => void) => {
      waiting.push({ ms, action });
      return () => void waiting.splice(0);
    },
  };
  const from = { api, session: session as unknown as SessionStore, storage, clock };
  const body = () => (sent.at(-1)?.input as { body: Record<string, unknown> } | undefined)?.body;
  return { edit: new EditProfileStore(from, me), session, storage, waiting, sent, body };
}

describe('editing the profile', () => {
  it('cuts about at 500 characters, not through an emoji [EDT-02]', () => {
    const { edit } = setUp();
    edit.change({ about: 'ы'.repeat(600) });
    expect(edit.draft.about).toHaveLength(limits.about.max);
    edit.change({ about: `${'ы'.repeat(499)}👍` });
    expect(edit.draft.about).toBe('ы'.repeat(499));
  });

  it('leaves an untouched height out, and sends null for what one prefers not to say [EDT-07] [EDT-04]', async () => {
    const { edit, body } = setUp();
    edit.change({ smoking: null });
    await edit.save();
    expect(body()).toEqual({ smoking: null });
    edit.change({ height: 170 });
    expect(edit.isSaved).toBe(false);
    await edit.save();
    expect(body()).toEqual({ height: 170 });
  });

  it('leaves alone what another tab or device saved meanwhile, also from a kept draft [EDT-07, EDT-09]', async () => {
    const { edit, session, storage, body } = setUp();
    edit.change({ about: 'Новый' });
    session.setUser({ ...session.user, position: 'Врач' });
    expect(edit.draft).toMatchObject({ about: 'Новый', position: 'Врач' });
    await edit.save();
    expect(body()).toEqual({ about: 'Новый' });
    edit.change({ company: 'Больница' });
    const later = setUp(echo, storage);
    later.session.setUser({ ...me, about: 'Иной' });
    await later.edit.save();
    expect(later.body()).toEqual({ company: 'Больница' });
  });

  it('takes up a draft that an earlier page kept whole [EDT-01]', () => {
    const draft = { ...setUp().edit.draft, about: 'Новый' };
    const { edit } = setUp(echo, memoryStorage({ profileDraft: { userId: me.id, draft } }));
    expect([edit.draft.about, edit.isChanged]).toEqual(['Новый', true]);
  });

  it('lets go of what was typed and taken back [EDT-01]', () => {
    const { edit, storage, session } = setUp();
    edit.change({ about: 'Новый' });
    edit.change({ about: 'Прежний' });
    expect([edit.isChanged, storage.getItem('profileDraft')]).toEqual([false, null]);
    session.setUser({ ...session.user, about: 'С телефона' });
    expect([edit.draft.about, edit.isChanged]).toEqual(['С телефона', false]);
  });

  it('says saving, then saved for three seconds, then nothing [EDT-08]', async () => {
    const { edit, waiting, sent } = setUp();
    edit.change({ about: 'Новый' });
    const done = edit.save();
    expect(edit.saveState).toBe('saving');
    await edit.save();
    expect(sent).toHaveLength(1);
    await done;
    expect(edit.saveState).toBe('saved');
    expect(waiting.map(({ ms }) => ms)).toEqual([3000]);
    waiting[0]?.action();
    expect(edit.saveState).toBe('idle');
  });

  it('replaces the stored user by the answer’s [EDT-09]', async () => {
    const { edit, session } = setUp(() => ({ user: { ...me, about: 'Как решил сервер' } }));
    edit.change({ about: 'Новый' });
    await edit.save();
    expect(session.user.about).toBe('Как решил сервер');
    expect(edit.draft.about).toBe('Как решил сервер');
    expect(edit.isChanged).toBe(false);
  });

  it('loses nothing typed: not on a failure, not on leaving, not to another member [API-03]', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse: Answer = () => {
      throw new ApiError('refused', 'Проверьте', 422, { about: ['Слишком длинно.'] });
    };
    const { edit, storage, session } = setUp(refuse);
    edit.change({ about: 'Новый' });
    log.mockClear();
    await edit.save();
    expect(log).toHaveBeenCalled();
    expect(edit.saveState).toBe('idle');
    expect(edit.errorOf('about')).toBe('Слишком длинно.');
    expect(edit.draft.about).toBe('Новый');
    expect(session.user.about).toBe('Прежний');
    expect(setUp(echo, storage).edit.draft.about).toBe('Новый');
    edit.change({ about: 'Ещё' });
    expect(edit.errorOf('about')).toBeUndefined();
    edit.reset();
    expect(setUp(echo, storage).edit.draft.about).toBe('Прежний');
    const foreign = memoryStorage({ profileDraft: { userId: me.id + 1, draft: edit.draft } });
    expect(setUp(echo, foreign).edit.draft.about).toBe('Прежний');
  });

  it('keeps what is typed while saving', async () => {
    const { edit } = setUp();
    edit.change({ about: 'Один' });
    const done = edit.save();
    edit.change({ about: 'Один и два' });
    await done;
    expect(edit.draft.about).toBe('Один и два');
    expect(edit.isChanged).toBe(true);
    const other = setUp().edit;
    other.change({ about: 'Новый' });
    const saved = other.save();
    other.change({ about: 'Прежний' });
    await saved;
    expect([other.draft.about, other.isChanged]).toEqual(['Прежний', true]);
  });
});
