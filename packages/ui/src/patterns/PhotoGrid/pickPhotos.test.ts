import { describe, expect, it } from 'vitest';
import { checkPhoto } from './checkPhoto';
import { imageType } from './imageType';
import { isAnimated } from './isAnimated';
import { pickPhotos } from './pickPhotos';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const head = (...bytes: number[]) => new Uint8Array(bytes);
const file = (name: string, ...bytes: number[]) => new File([head(...bytes)], name, { type: 'image/png' });
const chunk = (name: string, ...data: number[]) => [
  0,
  0,
  0,
  data.length,
  ...ascii(name),
  ...data,
  0,
  0,
  0,
  0,
];
const heic = [0, 0, 0, 24, ...ascii('ftypheic')];
const measure = () => Promise.resolve({ width: 400, height: 400 });
const rules = {
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
  maxBytes: 100,
  minSidePx: 320,
};
const picking = { ...rules, freeSlots: 6, known: [], measure };

describe('imageType', () => {
  it.each([
    ['image/jpeg', head(0xff, 0xd8, 0xff, 0xe0)],
    ['image/png', head(...png, 0)],
    ['image/webp', head(...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WEBPVP8 '))],
    ['image/avif', head(0, 0, 0, 32, ...ascii('ftypavif'))],
    ['image/avif', head(0, 0, 0, 32, ...ascii('ftypmif1'), 0, 0, 0, 0, ...ascii('mif1avif'))],
    ['image/heic', head(...heic)],
    ['image/gif', head(...ascii('GIF89a'))],
    [undefined, head(...ascii('a text, whatever its name says'))],
    [undefined, head()],
  ])('knows %s by its first bytes', (type, bytes) => {
    expect(imageType(bytes)).toBe(type);
  });
});

describe('isAnimated', () => {
  const webp = (flags: number) =>
    head(...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WEBPVP8X'), 10, 0, 0, 0, flags);
  it.each([
    [true, 'an animated PNG', head(...png, ...chunk('IHDR', 1, 2, 3), ...chunk('acTL', 0), ...chunk('IDAT'))],
    [
      false,
      'a PNG whose comment says acTL',
      head(...png, ...chunk('tEXt', ...ascii('acTL')), ...chunk('IDAT')),
    ],
    [true, 'a moving WebP', webp(0x02)],
    [false, 'a WebP with transparency', webp(0x10)],
    [true, 'a sequence of AVIF', head(0, 0, 0, 32, ...ascii('ftypavis'))],
    [false, 'an AVIF', head(0, 0, 0, 32, ...ascii('ftypavif'))],
    [true, 'a GIF', head(...ascii('GIF89a'))],
    [false, 'a JPEG', head(0xff, 0xd8, 0xff)],
  ])('%s: %s', (expected, _what, bytes) => {
    expect(isAnimated(bytes)).toBe(expected);
  });
});

describe('checkPhoto', () => {
  it('goes by the content, then by the size, up to the limit itself [PRO-02] [B2.4]', async () => {
    expect(await checkPhoto(file('a', ...png, ...Array(92)), rules, measure)).toBeUndefined();
    expect(await checkPhoto(file('a', ...png, ...Array(93)), rules, measure)).toBe('size');
    expect(await checkPhoto(file('a', ...ascii('BM and a bitmap')), rules, measure)).toBe('type');
    expect(await checkPhoto(file('a', ...ascii('GIF89a')), rules, measure)).toBe('animated');
  });

  it('wants 320 px on the shorter side [B2.4]', async () => {
    const sized = (width: number, height: number) =>
      checkPhoto(file('a', ...png), rules, () => Promise.resolve({ width, height }));
    expect(await sized(320, 900)).toBeUndefined();
    expect(await sized(900, 319)).toBe('small');
  });

  it('takes HEIC where the browser opens it, and refuses it in words elsewhere [B2.5]', async () => {
    const never = () => Promise.resolve(undefined);
    expect(await checkPhoto(file('a', ...heic), rules, measure)).toBeUndefined();
    expect(await checkPhoto(file('a', ...heic), rules, never)).toBe('heic');
    expect(await checkPhoto(file('a', ...png), rules, never)).toBe('unreadable');
  });
});

describe('pickPhotos', () => {
  it('takes the first that fit and counts the rest [PRO-02] [B2.3]', async () => {
    const files = [1, 2, 3].map((number) => file(`${number}.png`, ...png, number));
    const { picked, leftOut } = await pickPhotos(files, { ...picking, freeSlots: 2 });
    expect(picked.map(({ file: { name }, problem }) => [name, problem])).toEqual([
      ['1.png', undefined],
      ['2.png', undefined],
    ]);
    expect(leftOut).toBe(1);
  });

  it('gives no slot to a file that is refused (D-28) [PRO-02]', async () => {
    const files = [
      file('text.png', ...ascii('text')),
      file('large.png', ...png, ...Array(100)),
      file('a.png', ...png, 1),
      file('b.png', ...png, 2),
      file('c.png', ...png, 3),
    ];
    const { picked, leftOut } = await pickPhotos(files, { ...picking, freeSlots: 2 });
    expect(picked.map(({ file: { name }, problem }) => [name, problem])).toEqual([
      ['text.png', 'type'],
      ['large.png', 'size'],
      ['a.png', undefined],
      ['b.png', undefined],
    ]);
    expect(leftOut).toBe(1);
  });

  it('says what is wrong with a file when every slot is full, not that there is no slot (D-28) [PRO-02]', async () => {
    const { picked, leftOut } = await pickPhotos([file('a.png', ...ascii('text'))], {
      ...picking,
      freeSlots: 0,
    });
    expect(picked).toMatchObject([{ problem: 'type' }]);
    expect(leftOut).toBe(0);
  });

  it('asks about the same bytes only where new photos leave a slot [B2.3]', async () => {
    const known = [file('known.png', ...png, 1)];
    const files = [file('again.png', ...png, 1), file('a.png', ...png, 2), file('b.png', ...png, 3)];
    const pick = (freeSlots: number) => pickPhotos(files, { ...picking, known, freeSlots });
    expect(await pick(2)).toMatchObject({ picked: [{}, {}], duplicates: [], leftOut: 1 });
    expect(await pick(3)).toMatchObject({ picked: [{}, {}], duplicates: [{}], leftOut: 0 });
  });

  it('says of each file what is wrong with it, not of all at once [B2.4]', async () => {
    const files = [
      file('a.png', ...ascii('text')),
      file('b.png', ...png),
      file('c.png', ...png, ...Array(100)),
    ];
    const { picked } = await pickPhotos(files, picking);
    expect(picked.map(({ problem }) => problem)).toEqual(['type', undefined, 'size']);
  });

  it('puts the same bytes aside under any name, chosen twice or already added [B2.3]', async () => {
    const known = [file('known.png', ...png, 1)];
    const files = [file('a.png', ...png, 1), file('b.png', ...png, 2), file('c.png', ...png, 2)];
    const { picked, duplicates } = await pickPhotos(files, { ...picking, known });
    expect(picked.map((photo) => photo.file.name)).toEqual(['b.png']);
    expect(duplicates.map(({ name }) => name)).toEqual(['a.png', 'c.png']);
  });

  it('does not ask again about a picture that was wanted twice [B2.3]', async () => {
    const known = [file('known.png', ...png, 1)];
    const again = await pickPhotos([file('a.png', ...png, 1)], { ...picking, known, allowed: known });
    expect(again).toMatchObject({ picked: [{ problem: undefined }], duplicates: [] });
  });

  it('takes nothing when every slot is full', async () => {
    expect(await pickPhotos([file('a.png', ...png)], { ...picking, freeSlots: 0 })).toEqual({
      picked: [],
      duplicates: [],
      leftOut: 1,
    });
  });
});
