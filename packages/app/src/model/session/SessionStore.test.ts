import { getSession, login, type CallDefinition } from '@iskra/api-contract';
import { buildUser } from '@iskra/api-mocks';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { SessionStore } from './SessionStore';

const user = buildUser({ id: 5, name: 'Вера', gender: 'female', locale: 'en' });
const signedIn = {
  user,
  locale: 'en',
  premium: { is_active: false },
  images: { all_images: { a: '/photos/a/lg.webp' }, main_image: '/photos/a/lg.webp' },
};

function setUp(
  stored: Record<string, unknown> = {},
  answers: [CallDefinition, Answer][] = [[login, () => signedIn]],
) {
  const storage = memoryStorage(stored);
  const onLocale = vi.fn();
  const { api } = fakeApi(new Map(answers));
  return { session: new SessionStore(api, storage, onLocale, () => Promise.resolve()), storage, onLocale };
}

const refuse =
  (status: number): Answer =>
  () => {
    throw new ApiError('refused', '', status);
  };
const cutOff: Answer = () => {
  throw new ApiError('network', '');
};

describe('session', () => {
  it('keeps user, flag and images after login and applies the language [LOG-03]', async () => {
    const { session, storage, onLocale } = setUp();
    await session.login('vera@mail.ru', 'secret', 'token');
    expect(session.isSignedIn).toBe(true);
    expect(storage.getItem('auth')).toBe('true');
    expect(JSON.parse(storage.getItem('user') ?? '')).toMatchObject({ id: 5, name: 'Вера', auth: true });
    expect(JSON.parse(storage.getItem('images') ?? '')).toEqual({
      all_images: { a: '/photos/a/lg.webp' },
      main_image: '/photos/a/lg.webp',
    });
    expect(storage.getItem('mainImage')).toBe('"/photos/a/lg.webp"');
    expect(onLocale).toHaveBeenCalledWith('en');
  });

  it.each([true, false])('keeps premium as it is, active: %s [LOG-03]', async (isActive) => {
    const premium = { is_active: isActive };
    const { session, storage } = setUp({}, [[login, () => ({ ...signedIn, premium })]]);
    await session.login('vera@mail.ru', 'secret', 'token');
    expect([session.isPremium, storage.getItem('premiumStatus')]).toEqual([isActive, String(isActive)]);
  });

  it('leaves the language as it is when none is returned [LOG-03]', async () => {
    const { locale: _, ...withoutLocale } = signedIn;
    const { session, onLocale } = setUp({}, [[login, () => withoutLocale]]);
    await session.login('vera@mail.ru', 'secret', 'token');
    expect(onLocale).not.toHaveBeenCalled();
  });

  it('resets the premium flag and the main image with the member [PRO-04]', () => {
    const before = { auth: true, user, premiumStatus: true, mainImage: '/photos/a/lg.webp' };
    const { session, storage } = setUp({ ...before, images: signedIn.images });
    expect([session.isPremium, session.images.main_image]).toEqual([true, '/photos/a/lg.webp']);
    session.expire();
    expect([session.isPremium, session.images]).toEqual([false, { all_images: {}, main_image: null }]);
    expect(['premiumStatus', 'mainImage', 'images'].map((key) => storage.getItem(key))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('comes back from storage and passes over broken content [ENT-01]', () => {
    expect(setUp({ auth: true, user }).session.user).toMatchObject({ id: 5 });
    expect(setUp({ auth: true, user: { id: 'x' } }).session.user).toBeNull();
    expect(setUp({ user }).session.isUnknown).toBe(false);
    expect(setUp({ auth: 'yes', user }).session.user).toBeNull();
  });

  it('clears local storage on logout and deletion [SET-09]', () => {
    const { session, storage } = setUp({ auth: true, user, filters: {} });
    session.clear(true);
    expect(session).toMatchObject({ isSignedIn: false, hasLoggedOut: true });
    expect(storage.getItem('filters')).toBeNull();
  });

  it('keeps the sound setting under its key, on until it is switched off [SET-07]', () => {
    const { session, storage } = setUp({ auth: true, user });
    session.setUser({ ...user, sound: false });
    expect(storage.getItem('sound')).toBe('false');
  });

  it('leaves where the member wished, though other calls find the session gone first [SET-09]', async () => {
    const { session } = setUp({ auth: true, user });
    await session.leave(() => {
      session.expire();
      expect(session.isSignedIn).toBe(true);
      return Promise.resolve();
    });
    expect(session).toMatchObject({ isSignedIn: false, hasExpired: false });
  });

  it('stays when leaving fails, and may end by itself afterwards', async () => {
    const { session } = setUp({ auth: true, user });
    await expect(session.leave(() => Promise.reject(new ApiError('network', '')))).rejects.toThrow();
    expect(session.isSignedIn).toBe(true);
    session.expire();
    expect(session.isSignedIn).toBe(false);
  });

  it('ends by itself with the flag, the user and what others said gone, and drafts kept [ACC-03]', () => {
    const answered = { 7: { id: 1, sender_id: 2, content: 'Пойдём?' } };
    const { session, storage } = setUp({ auth: true, user, drafts: { 7: 'привет' }, answered });
    session.expire();
    expect(session).toMatchObject({ isSignedIn: false, hasExpired: true });
    expect(storage.getItem('auth')).toBeNull();
    expect(storage.getItem('drafts')).not.toBeNull();
    expect(storage.getItem('answered')).toBeNull();
  });

  it('asks the server what holds where the member was changed otherwise while a change was on its way', async () => {
    const { session } = setUp({ auth: true, user }, [[getSession, () => signedIn]]);
    const none = { all_images: {}, main_image: null };
    const old = { all_images: { b: '/photos/b/lg.webp' }, main_image: '/photos/b/lg.webp' };
    const answer = await session.changing(async () => {
      await session.restore();
      return Promise.resolve(old);
    });
    session.setImages(answer);
    await vi.waitFor(() => expect(session.images).toEqual(signedIn.images));
    session.setImages(await session.changing(() => Promise.resolve(none)));
    expect(session.images).toEqual(none);
  });

  it('is stale from a question without an answer to the next answer [RT-06]', async () => {
    let answers = [refuse(500), () => signedIn];
    const { session } = setUp({ auth: true, user }, [[getSession, (input) => answers[0]?.(input)]]);
    await session.restore();
    expect([session.user?.id, session.isStale]).toEqual([5, true]);
    answers = answers.slice(1);
    await session.restore();
    expect(session.isStale).toBe(false);
  });

  it('asks the server who is signed in when the stored member cannot be read [ACC-04]', async () => {
    const { session } = setUp({ auth: true, user: { id: 'x' } }, [[getSession, () => signedIn]]);
    expect([session.isSignedIn, session.isUnknown]).toEqual([false, true]);
    await session.restore();
    expect([session.user?.id, session.isUnknown]).toEqual([5, false]);
  });

  it('takes the language from the account only where the device does not know who is signed in [ACC-04, LOG-03]', async () => {
    for (const [stored, languages] of [
      [{ id: 'x' }, [['en']]],
      [user, []],
    ] as const) {
      const answer = { ...signedIn, locale: 'en' };
      const { session, onLocale } = setUp({ auth: true, user: stored }, [[getSession, () => answer]]);
      await session.restore();
      expect(onLocale.mock.calls).toEqual(languages);
    }
  });

  it('signs in anew when nobody knows who that was [ACC-04]', async () => {
    const { session } = setUp({ auth: true, user: { id: 'x' } }, [[getSession, refuse(401)]]);
    await session.restore();
    expect(session).toMatchObject({ isSignedIn: false, isUnknown: false, hasExpired: true });
  });

  it.each([
    ['does not answer', cutOff],
    ['fails', refuse(500)],
  ])(
    'asks again who is signed in after a server that %s, and does not call the session over [ACC-04]',
    async (_, failing) => {
      const answers = [failing, () => signedIn];
      const { session } = setUp({ auth: true, user: { id: 'x' } }, [
        [getSession, (input) => answers.shift()?.(input)],
      ]);
      await session.restore();
      expect(session).toMatchObject({ isUnknown: true, isStale: true, hasExpired: false });
      await session.restore();
      expect(session).toMatchObject({ isUnknown: false, isStale: false, user: { id: 5 } });
    },
  );

  it('gives the same member back what an expired session left, and another one nothing of it [ACC-03]', async () => {
    const left = { drafts: { 7: 'привет' }, filters: { minAge: 40 }, theme: 'dark' };
    const { session, storage } = setUp({ auth: true, user, ...left });
    session.expire();
    await session.login('vera@mail.ru', 'secret', 'token');
    expect([storage.getItem('drafts'), session.isOtherThanBefore]).toEqual(['{"7":"привет"}', false]);
    session.expire();
    session.adopt({ ...signedIn, user: { ...user, id: 6 } } as never);
    expect(session.isOtherThanBefore).toBe(true);
    expect(['drafts', 'filters', 'theme'].map((key) => storage.getItem(key))).toEqual([null, null, '"dark"']);
  });

  describe('beside another tab of the device', () => {
    const other = buildUser({ id: 6, name: 'Олег', gender: 'male' });

    it('is at once the member who signed in there, also without a network [LOG-03, ACC-03]', () => {
      const { session, storage } = setUp({ auth: true, user }, [[getSession, cutOff]]);
      storage.setItem('user', JSON.stringify(other));
      storage.setItem('premiumStatus', 'true');
      session.followDevice();
      expect(session.user).toMatchObject({ id: 6, name: 'Олег' });
      expect(session).toMatchObject({ isPremium: true, isOtherThanBefore: true });
    });

    it('signs in with it, and is where that member was before [ACC-03, ACC-04]', () => {
      const { session, storage } = setUp({ auth: true, user }, [[getSession, cutOff]]);
      session.expire();
      storage.setItem('user', JSON.stringify(user));
      storage.setItem('auth', 'true');
      session.followDevice();
      expect(session).toMatchObject({ isSignedIn: true, hasExpired: false, isOtherThanBefore: false });
    });

    it.each([
      ['signed out', {}, { hasLoggedOut: true, hasExpired: false }],
      ['lost its session', { owner: 5 }, { hasLoggedOut: false, hasExpired: true }],
    ])('ends when that one %s [ACC-03, SET-09]', (_, left, expected) => {
      const { session, storage } = setUp({ auth: true, user });
      storage.clear();
      for (const [key, value] of Object.entries(left)) storage.setItem(key, JSON.stringify(value));
      session.followDevice();
      expect(session).toMatchObject({ isSignedIn: false, ...expected });
    });

    it('stays as it is while that one changes something else', () => {
      const { session, storage } = setUp({ auth: true, user });
      storage.setItem('filters', '{}');
      session.followDevice();
      expect(session).toMatchObject({ isSignedIn: true, isOtherThanBefore: false });
    });

    it('does not take another’s session for the own one, nor an answer that did not come', async () => {
      const answers: Answer[] = [() => signedIn, cutOff, () => ({ ...signedIn, user: other })];
      const next: Answer = (input) => answers.shift()?.(input);
      const { session } = setUp({ auth: true, user }, [[getSession, next]]);
      expect(await session.isSameMember()).toBe(true);
      expect(await session.isSameMember()).toBe(false);
      expect(await session.isSameMember()).toBe(false);
      expect(session.user?.id).toBe(6);
    });
  });

  it('stays signed in when the server cannot be reached', async () => {
    const { session } = setUp({ auth: true, user }, [[getSession, cutOff]]);
    await session.restore();
    expect(session.isSignedIn).toBe(true);
  });
});
