import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../runStep';
import { generate } from './generate';
import { GenError } from './GenError';

const touched = [
  'packages/ui/src/exports/index.ts',
  'packages/ui/src/test/fixtures.tsx',
  'packages/api-contract/src/index.ts',
  'packages/app/src/shared/i18n/en.json',
  'packages/app/src/shared/i18n/areas.json',
  'packages/api-contract/src/pagePaths.ts',
  'packages/app/src/app/memberScreens.ts',
  'packages/app/src/app/MemberPages.tsx',
  'packages/app/prerender/memberPages.ts',
];

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'iskra-gen-'));
  for (const file of touched) cpSync(path.join(root, file), path.join(copy, file));
});
afterEach(() => rmSync(copy, { recursive: true }));

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
const isHere = (file: string) => existsSync(path.join(copy, file));
const added = (file: string) => {
  const before = readFileSync(path.join(root, file), 'utf8').split('\n');
  return read(file)
    .split('\n')
    .filter((line) => !before.includes(line));
};

describe('gen component', () => {
  const folder = 'packages/ui/src/components/PriceTag';

  it('writes component, stories, guide and index, exports them and has them tried', async () => {
    const { files } = await generate(copy, ['component', 'PriceTag']);
    expect(readdirSync(path.join(copy, folder)).sort()).toEqual([
      'PriceTag.example.tsx',
      'PriceTag.guide.ru.ts',
      'PriceTag.guide.ts',
      'PriceTag.stories.tsx',
      'PriceTag.tsx',
      'index.ts',
    ]);
    expect(added('packages/ui/src/exports/index.ts')).toEqual(["export * from '../components/PriceTag';"]);
    expect(added('packages/ui/src/test/fixtures.tsx')).toHaveLength(1);
    expect(files).toHaveLength(8);
  });

  it('leaves nothing of the template’s name and place', async () => {
    await generate(copy, ['component', 'PriceTag']);
    const source = read(`${folder}/PriceTag.tsx`);
    expect(source).toContain("from '../../theme/tokenRefs'");
    expect(source).toContain('export const PriceTag = forwardRef<HTMLDivElement, PriceTagProps>');
    const stories = read(`${folder}/PriceTag.stories.tsx`);
    expect(stories).toContain("from '#storybook/preview'");
    expect(stories).toContain("title: 'Components/Display/PriceTag'");
    expect(source + stories).not.toMatch(/sample/i);
  });
});

describe('gen feature', () => {
  const folder = 'packages/app/src/features/photoAlbum';

  it('writes page, story, messages and a store with its test', async () => {
    await generate(copy, ['feature', 'photoAlbum']);
    for (const file of [
      'PhotoAlbumPage.tsx',
      'PhotoAlbumPage.stories.tsx',
      'messages.ts',
      'model/PhotoAlbumStore.ts',
    ])
      expect(isHere(`${folder}/${file}`)).toBe(true);
    expect(read(`${folder}/model/PhotoAlbumStore.test.ts`)).toContain("from '../../../shared/api/fakeApi'");
    const page = read(`${folder}/PhotoAlbumPage.tsx`);
    expect(page).toContain("from '../../model/StoresContext'");
    expect(page).toContain("from '../shell'");
  });

  it('gives it an address, and loads the page there', async () => {
    await generate(copy, ['feature', 'photoAlbum']);
    expect(added('packages/api-contract/src/pagePaths.ts')).toEqual(["  photoAlbum: '/photoAlbum',"]);
    expect(added('packages/app/src/app/MemberPages.tsx').map((line) => line.trim())).toEqual([
      'photoAlbum: { screen: screens.PhotoAlbum, shown: <screens.PhotoAlbum /> },',
    ]);
    expect(added('packages/app/src/app/memberScreens.ts').join('')).toContain(
      "(await import('../features/photoAlbum/PhotoAlbumPage')).PhotoAlbumPage",
    );
    expect(added('packages/app/prerender/memberPages.ts').join('')).toContain(
      '/photoAlbum/PhotoAlbumPage.tsx',
    );
  });

  it('gives every text of the feature an English one and an area', async () => {
    await generate(copy, ['feature', 'photoAlbum']);
    const ids = [...read(`${folder}/messages.ts`).matchAll(/id: '([^']+)'/g)].map(([, id]) => id);
    const english = JSON.parse(read('packages/app/src/shared/i18n/en.json')) as object;
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(english).toHaveProperty([id ?? '']);
    expect(read('packages/app/src/shared/i18n/areas.json')).toContain('"photoAlbum"');
  });
});

describe('gen resource', () => {
  const folder = 'packages/server/src/resources/photoAlbum';

  it('writes routes, repository, policy, presenter, tests and a call of the contract', async () => {
    await generate(copy, ['resource', 'photoAlbum']);
    const parts = ['routes', 'repository', 'policy', 'policy.test', 'present', 'test'];
    for (const part of parts) expect(isHere(`${folder}/photoAlbum.${part}.ts`)).toBe(true);
    expect(read('packages/api-contract/src/calls/photoAlbum.ts')).toContain("from '../call'");
    expect(added('packages/api-contract/src/index.ts')).toEqual(["export * from './calls/photoAlbum';"]);
  });

  it('enters the contract by its name and the server by paths', async () => {
    await generate(copy, ['resource', 'photoAlbum']);
    const routes = read(`${folder}/photoAlbum.routes.ts`);
    expect(routes).toContain("import { getPhotoAlbum } from '@iskra/api-contract'");
    expect(routes).toContain("from '../../http/route'");
    expect(read(`${folder}/photoAlbum.repository.ts`)).toContain("from '../members/members.policy'");
  });
});

describe('gen decision', () => {
  it('numbers records one after another', async () => {
    expect((await generate(copy, ['decision', 'Keep it small'])).files).toEqual([
      'docs/decisions/0001-keep-it-small.md',
    ]);
    const { files } = await generate(copy, ['decision', 'One more: $& sign']);
    expect(files).toEqual(['docs/decisions/0002-one-more-sign.md']);
    expect(read('docs/decisions/0002-one-more-sign.md')).toMatch(/^# 0002\. One more: \$& sign\n/);
  });

  it('does not take one twice', async () => {
    await generate(copy, ['decision', 'Keep it small']);
    await expect(generate(copy, ['decision', 'Keep it small'])).rejects.toThrow('is there already');
  });
});

describe('gen refuses in one line and writes nothing', () => {
  it.each([
    [[], 'Usage'],
    [['screen', 'X'], 'Usage'],
    [['toString', 'X'], 'Usage'],
    [['component'], 'must begin with a capital'],
    [['component', 'priceTag'], 'must begin with a capital'],
    [['component', '../Evil'], 'must begin with a capital'],
    [['feature', 'PhotoAlbum'], 'must begin with a small letter'],
    [['resource', 'a', 'b'], 'must begin with a small letter'],
    [['decision', '«»'], 'no letter'],
  ])('%j', async (args, expected) => {
    const error: unknown = await generate(copy, args).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GenError);
    expect((error as GenError).message).toContain(expected);
    expect((error as GenError).message).not.toContain('\n');
    expect(isHere('docs')).toBe(false);
  });

  it('a component whose name a pattern of the kit has', async () => {
    await expect(generate(copy, ['component', 'PhotoGrid'])).rejects.toThrow(
      'The kit has a PhotoGrid already',
    );
    expect(isHere('packages/ui/src/components')).toBe(false);
  });

  it('what is there already', async () => {
    await generate(copy, ['feature', 'photoAlbum']);
    const file = path.join(copy, 'packages/app/src/features/photoAlbum/PhotoAlbumPage.tsx');
    writeFileSync(file, 'mine');
    await expect(generate(copy, ['feature', 'photoAlbum'])).rejects.toThrow('is there already');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});
