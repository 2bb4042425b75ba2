import { copyFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { leanTemplates } from '../leanTemplates';
import { buildFonts } from './buildFonts';
import { buildStyles } from './buildStyles';
import { writeSheetEntry } from './writeSheetEntry';
import { buildTypes } from './buildTypes';
import { distFolder, entryNames, sheetEntries, uiFolder } from './entries';
import { packedManifest } from './packedManifest';
import { steadyStyles } from './steadyStyles';

/** Entries that hold no component; a server component may read what is in them. */
const withoutComponents = ['theme', 'intl', 'testing', 'locales', ...sheetEntries];

/** Builds the kit into packages/ui/dist: one JavaScript and one `.d.ts` file per module, fonts and styles beside them. */
export async function buildUi(): Promise<void> {
  rmSync(distFolder, { recursive: true, force: true });
  await Promise.all([buildScripts(), buildTypes()]);
  buildFonts();
  await buildStyles();
  writeSheetEntry('reset', '../../tokens/reset.css');
  writeSheetEntry('styles', '../styles.css');
  const { resolve } = createRequire(path.join(uiFolder, 'package.json'));
  const licence = path.join(path.dirname(resolve('lucide/package.json')), 'LICENSE');
  copyFileSync(licence, path.join(distFolder, 'vendor/lucide/LICENSE'));
}

async function buildScripts(): Promise<void> {
  const src = path.join(uiFolder, 'src');
  const names = entryNames().filter((name) => !sheetEntries.includes(name));
  await build({
    root: uiFolder,
    configFile: false,
    logLevel: 'warn',
    plugins: [steadyStyles(packedManifest().version)],
    oxc: leanTemplates,
    build: {
      outDir: distFolder,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: { formats: ['es'], entry: names.map((name) => path.join(src, 'exports', `${name}.ts`)) },
      rolldownOptions: {
        external: (id) => !isOurs(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: src,
          entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'vendor/')}.js`,
          banner: (chunk) => (isClientOnly(chunk) ? "'use client';" : ''),
        },
      },
    },
  });
}

/** Lucide's drawings are data; taking the used ones in spares a server the reading of all the others. */
function isOurs(id: string): boolean {
  return /^[./]/.test(id) || id === 'lucide' || id.startsWith('\0');
}

function isClientOnly(chunk: { fileName: string; imports: readonly string[] }): boolean {
  const [folder, file] = chunk.fileName.replace(/\.js$/, '').split('/');
  if (folder === 'exports') return !withoutComponents.includes(file ?? '');
  return folder === 'theme' && chunk.imports.includes('react');
}
