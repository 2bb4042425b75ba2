import { describe, expect, it } from 'vitest';
import type { Guide } from '#storybook/guide';

const recipe = 'docs/testing.md, "A component\'s page", says how to write one';
/** Being written; a folder leaves the list with its guide. */
const notYet: readonly string[] = [];
const folders = Object.keys(import.meta.glob('../{primitives,components,patterns}/*/index.ts')).map(folderOf);
const guides = import.meta.glob<Record<string, Guide>>('../{primitives,components,patterns}/*/*.guide.ts', {
  eager: true,
});
const stories = import.meta.glob<string>('../{primitives,components,patterns}/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('the guide of each component', () => {
  it.each(folders)('%s has a guide', (folder) => {
    const isExpected = !notYet.includes(folder);
    expect(inFolder(guides, folder).length > 0, recipe).toBe(isExpected);
  });

  it.each(Object.entries(guides))('%s says something in each part', (_file, module) => {
    for (const { purpose, whenNot, anatomy, announces, ...rest } of Object.values(module)) {
      expect(purpose).not.toBe('');
      expect(Object.keys(anatomy)).not.toHaveLength(0);
      for (const lines of [whenNot, announces, rest.do, rest.dont]) expect(lines).not.toHaveLength(0);
    }
  });

  it.each(Object.entries(guides))('%s is handed over by the stories beside it', (file, module) => {
    const [name] = Object.keys(module);
    const texts = inFolder(stories, folderOf(file));
    expect(texts.join('\n'), recipe).toContain(`guide: ${name}`);
  });
});

function folderOf(file: string): string {
  return file.split('/').slice(1, -1).join('/');
}

function inFolder<T>(files: Readonly<Record<string, T>>, folder: string): T[] {
  return Object.entries(files)
    .filter(([file]) => folderOf(file) === folder)
    .map(([, content]) => content);
}
