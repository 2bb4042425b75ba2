import { describe, expect, it } from 'vitest';
import { checkPhoto } from './checkPhoto';
import { imageType } from './imageType';
import { pickPhotos } from './pickPhotos';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const head = (...bytes: number[]) => new Uint8Array(bytes);
const file = (name: string, ...bytes: number[]) => new File([head(...bytes)], name, { type: 'image/png' });
const rules = { types: ['image/png', 'image/jpeg'], maxBytes: 100, freeSlots: 6, known: [] };

describe('imageType', () => {
  it.each([
    ['image/jpeg', head(0xff, 0xd8, 0xff, 0xe0)],
    ['image/png', head(...png, 0)],
    ['image/webp', head(...ascii('RIFF'), 1, 2, 3, 4, ...ascii('WEBPVP8 '))],
    ['image/avif', head(0, 0, 0, 32, ...ascii('ftypavif'))],
    ['image/avif', head(0, 0, 0, 32, ...ascii('ftypmif1'), 0, 0, 0, 0, ...ascii('mif1avif'))],
    ['image/heic', head(0, 0, 0, 24, ...ascii('ftypheic'))],
    ['image/gif', head(...ascii('GIF89a'))],
    [undefined, head(...ascii('a text, whatever its name says'))],
    [undefined, head()],
  ])('knows %s by its first bytes', (type, bytes) => {
    expect(imageType(bytes)).toBe(type);
  });
});

describe('checkPhoto', () => {
  it('goes by the content, then by the size, up to the limit itself [PRO-02]', () => {
    expect(checkPhoto(head(...png), 100, rules)).toBeUndefined();
    expect(checkPhoto(head(...png), 101, rules)).toBe('size');
    expect(checkPhoto(head(...ascii('GIF89a')), 10, rules)).toBe('type');
  });
});

describe('pickPhotos', () => {
  it('takes the first that fit and counts the rest [PRO-02]', async () => {
    const files = [1, 2, 3].map((number) => file(`${number}.png`, ...png, number));
    const { picked, leftOut } = await pickPhotos(files, { ...rules, freeSlots: 2 });
    expect(picked.map(({ file: { name }, problem }) => [name, problem])).toEqual([
      ['1.png', undefined],
      ['2.png', undefined],
    ]);
    expect(leftOut).toBe(1);
  });

  it('says of each file what is wrong with it, not of all at once', async () => {
    const files = [
      file('a.png', ...ascii('text')),
      file('b.png', ...png),
      file('c.png', ...png, ...Array(100)),
    ];
    const { picked } = await pickPhotos(files, rules);
    expect(picked.map(({ problem }) => problem)).toEqual(['type', undefined, 'size']);
  });

  it('notices the same bytes under another name, chosen twice or already added', async () => {
    const known = [file('known.png', ...png, 1)];
    const files = [file('a.png', ...png, 1), file('b.png', ...png, 2), file('c.png', ...png, 2)];
    const { picked } = await pickPhotos(files, { ...rules, known });
    expect(picked.map(({ problem }) => problem)).toEqual(['duplicate', undefined, 'duplicate']);
  });

  it('takes nothing when every slot is full', async () => {
    expect(await pickPhotos([file('a.png', ...png)], { ...rules, freeSlots: 0 })).toEqual({
      picked: [],
      leftOut: 1,
    });
  });
});
