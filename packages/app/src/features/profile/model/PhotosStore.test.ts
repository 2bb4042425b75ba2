import { deleteImage, setMainImage, uploadImage, type CallDefinition } from '@iskra/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api';
import { fakeApi, type Answer } from '../../../shared/api/fakeApi';
import { memoryStorage } from '../../../shared/storage';
import { SessionStore } from '../../auth';
import { PhotosStore } from './PhotosStore';

const file = (name: string) => new File([name], name, { type: 'image/png' });

function setUp(refuse: (name: string) => ApiError | undefined = () => undefined) {
  const images: Record<string, string> = {};
  const answers = new Map<CallDefinition, Answer>([
    [
      uploadImage,
      ({ body }) => {
        const { name } = body as unknown as File;
        const refusal = refuse(name);
        if (refusal) throw refusal;
        images[name] = `/photos/${name}/lg.webp`;
        return { key: name, path: images[name], all_images: { ...images }, main_image: images[name] };
      },
    ],
    [
      setMainImage,
      ({ body }) => ({
        all_images: { ...images },
        main_image: images[(body as unknown as { key: string }).key] ?? null,
      }),
    ],
    [
      deleteImage,
      () => {
        throw new ApiError('network', '');
      },
    ],
  ]);
  const { api, sent } = fakeApi(answers);
  const session = new SessionStore(api, memoryStorage(), () => undefined);
  return { photos: new PhotosStore(api, session), session, sent };
}

describe('PhotosStore', () => {
  it('sends photos one after another, and the last one ends as main [PRO-02, PRO-04]', async () => {
    const { photos } = setUp();
    await photos.add([{ file: file('a') }, { file: file('b') }]);
    expect(photos.photos.map(({ key }) => key)).toEqual(['b', 'a']);
    expect(photos.mainKey).toBe('b');
    expect(photos.uploads).toEqual([]);
  });

  it('shows what was refused at its own slot, in the words of the back end, and goes on', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { photos } = setUp((name) =>
      name === 'b' ? new ApiError('refused', 'слишком мало', 422) : undefined,
    );
    await photos.add([{ file: file('a') }, { file: file('b') }, { file: file('c') }]);
    expect(photos.photos.map(({ key }) => key)).toEqual(['c', 'a']);
    expect(photos.uploads).toMatchObject([
      { name: 'b', state: 'failed', reason: 'слишком мало', canRetry: false },
    ]);
  });

  it('tries again what a lost connection stopped', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isOffline = true;
    const { photos } = setUp(() => (isOffline ? new ApiError('network', '') : undefined));
    await photos.add([{ file: file('a') }]);
    expect(photos.uploads).toMatchObject([{ state: 'failed', isOffline: true, canRetry: true }]);
    isOffline = false;
    await photos.retry(photos.uploads[0]?.id ?? 0);
    expect(photos.mainKey).toBe('a');
  });

  it('does not send what the check found wrong, unless a duplicate is wanted', async () => {
    const { photos, sent } = setUp();
    await photos.add([
      { file: file('text'), problem: 'type' },
      { file: file('a'), problem: 'duplicate' },
    ]);
    expect(sent).toEqual([]);
    await photos.retry(photos.uploads[1]?.id ?? 0);
    expect(photos.mainKey).toBe('a');
  });

  it('lets failed ones give way to new ones when the slots run out', async () => {
    const { photos } = setUp();
    await photos.add(['1', '2', '3', '4', '5'].map((name) => ({ file: file(name) })));
    await photos.add([{ file: file('text'), problem: 'type' }]);
    await photos.add([{ file: file('6') }]);
    expect(photos.photos).toHaveLength(6);
    expect(photos.uploads).toEqual([]);
  });

  it('knows the files behind the photos for as long as these stand', async () => {
    const { photos, session } = setUp();
    await photos.add([{ file: file('a') }]);
    expect(photos.knownFiles.map(({ name }) => name)).toEqual(['a']);
    session.setImages({ all_images: {}, main_image: null });
    expect(photos.knownFiles).toEqual([]);
  });

  it('shows a new main photo at once, and says when a change did not go through [PRO-05]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { photos, session } = setUp();
    await photos.add([{ file: file('a') }, { file: file('b') }]);
    expect(await photos.setMain('a')).toBe(true);
    expect(session.images.main_image).toBe('/photos/a/lg.webp');
    expect(await photos.remove('a')).toBe(false);
    expect(photos.hasFailed).toBe(true);
    expect(photos.photos).toHaveLength(2);
  });
});
