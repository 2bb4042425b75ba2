import {
  deleteImage,
  getSession,
  setMainImage,
  uploadImage,
  type CallDefinition,
  type User,
} from '@iskra/api-contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api';
import { fakeApi, type Answer } from '../../shared/api/fakeApi';
import { memoryStorage } from '../../shared/storage';
import { SessionStore } from '../session/SessionStore';
import { memoryPhotoOutbox, type PhotoOutbox } from './photoOutbox';
import { PhotosStore } from './PhotosStore';

const file = (name: string) => new File([name], name, { type: 'image/png' });

const member = { id: 1, name: 'Вера' } as User;

interface SetUp {
  refuse?: (name: string) => ApiError | undefined;
  /** Ends when the back end may answer. */
  wait?: (name: string) => Promise<void>;
  outbox?: PhotoOutbox;
}

function setUp({
  refuse = () => undefined,
  wait = async () => {},
  outbox = memoryPhotoOutbox(),
}: SetUp = {}) {
  const images: Record<string, string> = {};
  let main: string | null = null;
  const answers = new Map<CallDefinition, Answer>([
    [
      uploadImage,
      async ({ body }) => {
        const { name } = body as unknown as File;
        await wait(name);
        const refusal = refuse(name);
        if (refusal) throw refusal;
        images[name] = `/photos/${name}/lg.webp`;
        main = images[name];
        return { key: name, path: main, all_images: { ...images }, main_image: main };
      },
    ],
    [
      setMainImage,
      ({ body }) => {
        main = images[(body as unknown as { key: string }).key] ?? null;
        return { all_images: { ...images }, main_image: main };
      },
    ],
    [
      getSession,
      () => ({
        user: member,
        premium: { is_active: false },
        images: { all_images: { ...images }, main_image: main },
      }),
    ],
    [
      deleteImage,
      ({ body }) => {
        const { key } = body as unknown as { key: string };
        if (key in images) throw new ApiError('network', '');
        throw new ApiError('refused', '', 404);
      },
    ],
  ]);
  const { api, sent } = fakeApi(answers);
  const session = new SessionStore(
    api,
    memoryStorage(),
    () => undefined,
    () => Promise.resolve(),
  );
  session.user = member;
  /** Another device of the member removes a photo. */
  const removeElsewhere = (name: string) => {
    delete images[name];
    main = Object.values(images)[0] ?? null;
  };
  return { photos: new PhotosStore(api, session, outbox), session, sent, outbox, removeElsewhere };
}

const idle = (photos: PhotosStore) =>
  vi.waitFor(() => {
    const isOver = photos.uploads.every(({ state }) => state === 'failed' || state === 'cancelled');
    if (!isOver) throw new Error('still under way');
  });

async function add(photos: PhotosStore, picked: Parameters<PhotosStore['add']>[0]) {
  photos.add(picked);
  await idle(photos);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('PhotosStore', () => {
  it('sends photos in their order, and the last one ends as main [PRO-02, PRO-04]', async () => {
    const { photos } = setUp();
    await add(photos, [{ file: file('a') }, { file: file('b') }]);
    expect(photos.photos.map(({ key }) => key)).toEqual(['b', 'a']);
    expect(photos.mainKey).toBe('b');
    expect(photos.uploads).toEqual([]);
  });

  it('shows what was refused at its own slot, in the words of the back end, and goes on [API-03]', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { photos } = setUp({
      refuse: (name) => (name === 'b' ? new ApiError('refused', 'слишком мало', 422) : undefined),
    });
    log.mockClear();
    await add(photos, [{ file: file('a') }, { file: file('b') }, { file: file('c') }]);
    expect(photos.photos.map(({ key }) => key)).toEqual(['c', 'a']);
    expect(photos.uploads).toMatchObject([
      { name: 'b', state: 'failed', reason: 'слишком мало', canRetry: false },
    ]);
    expect(log).toHaveBeenCalled();
  });

  it('has the last one chosen as main although it arrived first, and loses none [PRO-04] [B2.6]', async () => {
    let letGo = () => {};
    const slow = new Promise<void>((resolve) => (letGo = resolve));
    const { photos, sent, session } = setUp({ wait: (name) => (name === 'a' ? slow : Promise.resolve()) });
    photos.add([{ file: file('a') }, { file: file('b') }]);
    await vi.waitFor(() =>
      expect(photos.uploads.map(({ state }) => state)).toEqual(['uploading', 'processing']),
    );
    expect(photos.photos).toEqual([]);
    letGo();
    await vi.waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ call: setMainImage, input: { body: { key: 'b' } } }),
    );
    expect(photos.photos.map(({ key }) => key)).toEqual(['b', 'a']);
    expect(session.images.main_image).toBe('/photos/b/lg.webp');
  });

  it.each([
    ['a', 'b'],
    ['b', 'a'],
  ])(
    'asks for a main photo only where the back end has another: %s came first [PRO-04]',
    async (early, late) => {
      let letGo = () => {};
      const slow = new Promise<void>((resolve) => (letGo = resolve));
      const { photos, sent } = setUp({ wait: (name) => (name === late ? slow : Promise.resolve()) });
      photos.add([{ file: file('a') }, { file: file('b') }]);
      await vi.waitFor(() =>
        expect(photos.uploads.every(({ name, state }) => name !== early || state === 'processing')).toBe(
          true,
        ),
      );
      letGo();
      await idle(photos);
      const asked = sent.filter(({ call }) => call === setMainImage).map(({ input }) => input);
      expect(asked).toEqual(late === 'b' ? [] : [{ body: { key: 'b' } }]);
    },
  );

  it('waits for a lost connection and goes on by itself [B2.7]', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isOffline = true;
    const { photos } = setUp({ refuse: () => (isOffline ? new ApiError('network', '') : undefined) });
    photos.add([{ file: file('a') }]);
    await vi.waitFor(() => expect(photos.uploads).toMatchObject([{ state: 'queued', isOffline: true }]));
    isOffline = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(photos.mainKey).toBe('a');
  });

  it('keeps what was not sent over a reload, and nothing that was sent [B2.7]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const outbox = memoryPhotoOutbox();
    const { photos } = setUp({ outbox, refuse: () => new ApiError('network', '') });
    photos.add([{ file: file('a') }, { file: file('b') }]);
    await vi.waitFor(() => expect(photos.uploads[0]).toMatchObject({ isOffline: true }));
    photos.dismiss(photos.uploads[1]?.id ?? 0);
    const reloaded = setUp({ outbox });
    await reloaded.photos.restore();
    await idle(reloaded.photos);
    expect(reloaded.photos.photos.map(({ key }) => key)).toEqual(['a']);
    expect(await outbox.load(member.id)).toEqual([]);
  });

  it('adds photos, and keeps them, on a page without TLS too, where crypto has no randomUUID [PRO-02, B2.7]', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const outbox = memoryPhotoOutbox();
    const { photos } = setUp({ outbox, refuse: () => new ApiError('refused', 'later', 500) });
    await add(photos, [{ file: file('a') }, { file: file('b') }]);
    const kept = await outbox.load(member.id);
    expect(kept.map((photo) => photo.file.name)).toEqual(['a', 'b']);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
  });

  it('sends nothing of one member in the name of another', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { photos, session, sent } = setUp();
    session.user = { ...member, id: 2 };
    await add(photos, [{ file: file('a') }]);
    expect(sent).toEqual([]);
    expect(photos.uploads).toMatchObject([{ state: 'failed' }]);
  });

  it('hands what waits to the photos of the next sign-in, and nothing goes up twice [B2.7]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const outbox = memoryPhotoOutbox();
    const network = { isDown: true };
    const { photos, session, sent } = setUp({
      outbox,
      refuse: () => (network.isDown ? new ApiError('network', '') : undefined),
    });
    photos.add([{ file: file('a') }]);
    await vi.waitFor(() => expect(photos.uploads).toMatchObject([{ isOffline: true }]));
    session.expire();
    session.setUser(member);
    network.isDown = false;
    const tried = sent.length;
    photos.resume();
    const next = setUp({ outbox });
    await next.photos.restore();
    await idle(next.photos);
    expect(next.photos.photos.map(({ key }) => key)).toEqual(['a']);
    expect(sent).toHaveLength(tried);
  });

  it('lets the browser ask before the page is left while photos go up, and not after [B2.7]', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { photos } = setUp();
    photos.add([{ file: file('a') }]);
    expect(isAsked()).toBe(true);
    await idle(photos);
    expect(isAsked()).toBe(false);
    vi.unstubAllGlobals();
  });

  it('does not send what the check found wrong', async () => {
    const { photos, sent } = setUp();
    await add(photos, [{ file: file('text'), problem: 'type' }]);
    expect(sent).toEqual([]);
  });

  it('lets failed ones give way to new ones when the slots run out', async () => {
    const { photos } = setUp();
    await add(
      photos,
      ['1', '2', '3', '4', '5'].map((name) => ({ file: file(name) })),
    );
    await add(photos, [{ file: file('text'), problem: 'type' }]);
    await add(photos, [{ file: file('6') }]);
    expect(photos.photos).toHaveLength(6);
    expect(photos.uploads).toEqual([]);
  });

  it('knows the files behind the photos for as long as these stand', async () => {
    const { photos, session } = setUp();
    await add(photos, [{ file: file('a') }]);
    expect(photos.knownFiles.map(({ name }) => name)).toEqual(['a']);
    session.setImages({ all_images: {}, main_image: null });
    expect(photos.knownFiles).toEqual([]);
  });

  it('shows a new main photo at once, and says when a change did not go through [PRO-05, API-03]', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { photos, session } = setUp();
    await add(photos, [{ file: file('a') }, { file: file('b') }]);
    expect(await photos.setMain('a')).toBe(true);
    expect(session.images.main_image).toBe('/photos/a/lg.webp');
    log.mockClear();
    expect(await photos.remove('a')).toBe(false);
    expect(photos.changing.isFailed).toBe(true);
    expect(log).toHaveBeenCalledTimes(1);
    expect(photos.photos).toHaveLength(2);
  });

  it('takes a photo that another device has removed for removed, and shows what is left [PRO-04, API-03]', async () => {
    const { photos, session, removeElsewhere } = setUp();
    await add(photos, [{ file: file('a') }, { file: file('b') }]);
    removeElsewhere('b');
    expect(await photos.remove('b')).toBe(true);
    expect(photos.changing.isFailed).toBe(false);
    expect(photos.photos.map(({ key }) => key)).toEqual(['a']);
    expect(session.images.main_image).toBe('/photos/a/lg.webp');
  });

  it('says that a change went through which a newer one overtook [PRO-05]', async () => {
    const { photos, session } = setUp();
    await add(photos, [{ file: file('a') }, { file: file('b') }]);
    expect(await Promise.all([photos.setMain('b'), photos.setMain('a')])).toEqual([true, true]);
    expect(session.images.main_image).toBe('/photos/a/lg.webp');
  });
});
