import path from 'node:path';
import { build, minifySync, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { entryNames, sheetEntries, uiFolder } from './entries';

const named = path.join(uiFolder, 'src/exports');

/** Code of a page that takes all of the kit, and one pack. */
async function bundleWith(pack: string): Promise<string> {
  const parts = entryNames().filter((name) => !name.startsWith('locales/') && !sheetEntries.includes(name));
  const code = [...parts, `locales/${pack}`].map((name) => `export * from '${path.join(named, name)}.ts';`);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('page-with-a-pack') ? id : null),
        load: (id) => (id.endsWith('page-with-a-pack') ? code.join('\n') : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'page-with-a-pack', formats: ['es'], fileName: 'page' },
      rolldownOptions: { external: (id) => !/^[./\0]/.test(id) && !id.includes('page-with-a-pack') },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? minifySync('page.js', file.code).code : ''))
    .join('\n');
}

/** Words in Cyrillic letters that are no label: the name in the logo, and the keys of a Russian keyboard. */
const noLabels = ['Искра', 'йцукенгшщзхъфывапролджэячсмитьбюё'];
const cyrillic = (code: string) =>
  [...new Set(code.match(/[а-яё]{2,}/giu))].filter((word) => !noLabels.includes(word));

it('bundles only the languages that are imported', { timeout: 120_000 }, async () => {
  const german = await bundleWith('de');
  expect(german).toContain('Passwort anzeigen');
  expect(german).not.toContain('Показати пароль');
  expect(cyrillic(german)).toEqual([]);
  expect(german).not.toMatch(/\p{Script=Arabic}/u);
  expect(cyrillic(await bundleWith('ru'))).toContain('пароль');
});
