import { login } from '@iskra/api-contract';
import { buildUser } from '@iskra/api-mocks';
import { describe, expect, it, vi } from 'vitest';
import { memoryDeeds } from '../model/deeds/deedStorage';
import { memoryPhotoOutbox } from '../model/photos/photoOutbox';
import { SessionStore } from '../model/session/SessionStore';
import { fakeApi } from '../shared/api/fakeApi';
import { memoryOutbox, memoryStorage } from '../shared/storage';

const vera = buildUser({ id: 5, name: 'Вера', gender: 'female' });
const artyom = buildUser({ id: 6, name: 'Артём', gender: 'male' });
const noImages = { all_images: {}, main_image: null };
const signedIn = (user: typeof vera) => ({ user, premium: { is_active: false }, images: noImages });

/** Vera's device: a text and a photo of hers did not go out, nor did a text that somebody else left there. */
function verasDevice(stored: Record<string, unknown> = { auth: true, user: vera, owner: 5 }) {
  const text = { recipientId: 9, dialogId: 7, content: 'привет', createdAt: '2026-01-01T10:00:00Z' };
  const texts = memoryOutbox([
    { ...text, clientId: 'a', senderId: 5 },
    { ...text, clientId: 'b', senderId: 4 },
  ]);
  const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' });
  const photos = memoryPhotoOutbox([{ id: 'p', memberId: 5, createdAt: 1, file }]);
  const deed = { kind: 'like', otherId: 9, isOn: true } as const;
  const deeds = memoryDeeds([
    { id: 'd', memberId: 5, at: 1, deed },
    { id: 'e', memberId: 4, at: 1, deed },
  ]);
  const storage = memoryStorage(stored);
  const { api } = fakeApi(new Map([[login, () => signedIn(artyom)]]));
  const dropUnsent = vi.fn(async (exceptOf: number | null) => {
    await Promise.all([texts, deeds, photos].map((kept) => kept.keepOnly(exceptOf)));
  });
  const reopen = () => new SessionStore(api, storage, () => undefined, dropUnsent);
  const session = reopen();
  const left = async (id: number) => [(await texts.load(id)).length, (await photos.load(id)).length];
  const deedsLeft = async () => [(await deeds.load(5)).length, (await deeds.load(4)).length];
  return { session, storage, dropUnsent, left, deedsLeft, reopen };
}

const done = () => Promise.resolve();

describe('what a member leaves behind on the device', () => {
  it.each([
    ['logout', true],
    ['the deletion of the account', false],
  ])('nothing after %s: no text, no photo, no draft [SET-09]', async (_, hasLoggedOut) => {
    const { session, storage, left } = verasDevice({ auth: true, user: vera, owner: 5, drafts: { 7: 'да' } });
    await session.leave(done, hasLoggedOut);
    expect([await left(5), await left(4)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(['auth', 'user', 'owner', 'drafts'].map((key) => storage.getItem(key))).toEqual(
      Array(4).fill(null),
    );
  });

  it('no filters, nor those under a name (decision 0032) [SET-09]', async () => {
    const savedFilters = [{ name: 'Для встреч', version: 1, filters: {} }];
    const stored = { auth: true, user: vera, owner: 5, filters: { gender: 'male' }, savedFilters };
    const { session, storage } = verasDevice(stored);
    await session.leave(done, true);
    expect([storage.getItem('filters'), storage.getItem('savedFilters')]).toEqual([null, null]);

    const device = verasDevice(stored);
    device.session.expire();
    await device.session.login('artyom@mail.ru', 'secret', 'token');
    expect([device.storage.getItem('filters'), device.storage.getItem('savedFilters')]).toEqual([null, null]);
  });

  it('no like that waits, whoever signs in next (decision 0035) [SET-09]', async () => {
    const { session, deedsLeft } = verasDevice();
    await session.leave(done, true);
    expect(await deedsLeft()).toEqual([0, 0]);

    const device = verasDevice();
    await device.session.login('artyom@mail.ru', 'secret', 'token');
    await vi.waitFor(async () => expect(await device.deedsLeft()).toEqual([0, 0]));
  });

  it('all of it while the logout does not go through [SET-09]', async () => {
    const { session, left } = verasDevice();
    await expect(session.leave(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(await left(5)).toEqual([1, 1]);
  });

  it('all of it after the session ended by itself, for as long as nobody else signs in [ACC-03]', async () => {
    const { session, left } = verasDevice();
    session.expire();
    expect(await left(5)).toEqual([1, 1]);
    session.adopt(signedIn(vera));
    expect(await left(5)).toEqual([1, 1]);
    session.expire();
    await session.login('artyom@mail.ru', 'secret', 'token');
    await vi.waitFor(async () => expect(await left(5)).toEqual([0, 0]));
  });

  it('nothing that another tab of hers wrote after the logout [SET-09]', async () => {
    const { session, storage, left } = verasDevice({ drafts: { 7: 'да' } });
    await session.login('artyom@mail.ru', 'secret', 'token');
    expect(storage.getItem('drafts')).toBeNull();
    await vi.waitFor(async () => expect([await left(5), await left(4)].flat()).toEqual([0, 0, 0, 0]));
  });

  it('lets her out though the device does not forget, and the next one drops it [SET-09]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { session, dropUnsent, left } = verasDevice();
    dropUnsent.mockRejectedValueOnce(new Error('no database'));
    await session.leave(done, true);
    expect([session.isSignedIn, warn.mock.calls.length]).toEqual([false, 1]);
    await session.login('artyom@mail.ru', 'secret', 'token');
    await vi.waitFor(async () => expect(await left(5)).toEqual([0, 0]));
  });

  it('nothing once a page opens after one that could not forget, though nobody signs in [SET-09]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { session, storage, dropUnsent, left, reopen } = verasDevice();
    dropUnsent.mockRejectedValueOnce(new Error('no code'));
    await session.leave(done, true);
    expect(await left(5)).toEqual([1, 1]);
    reopen();
    await vi.waitFor(async () => expect([await left(5), await left(4)].flat()).toEqual([0, 0, 0, 0]));
    await vi.waitFor(() => expect(storage.getItem('unsentLeft')).toBeNull());
    reopen();
    expect(dropUnsent).toHaveBeenCalledTimes(2);
  });
});
