import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entryNames, plainFiles, sheetEntries, uiFolder } from './entries';

type Names = Readonly<Record<string, string>>;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Names;
  readonly [field: string]: unknown;
}

/** In the package already: the used drawings and the typeface. */
const takenIn = ['lucide', '@fontsource-variable/manrope'];

/** The manifest others install: `exports` leads to dist instead of the sources. */
export function packedManifest(): Manifest {
  const source = JSON.parse(readFileSync(path.join(uiFolder, 'package.json'), 'utf8')) as Manifest;
  const { private: _private, devDependencies: _devDependencies, ...kept } = source;
  return {
    ...kept,
    sideEffects: [
      '**/*.css',
      ...[...sheetEntries, 'styles', 'contrast'].map((name) => `./dist/exports/${name}.js`),
    ],
    exports: packedExports(),
    files: ['dist', 'tokens', 'bin', 'docs', 'images', 'CHANGELOG.md', 'MIGRATION.md'],
    dependencies: withinMajor(source.dependencies),
  };
}

function packedExports(): Readonly<Record<string, unknown>> {
  const entries = [...entryNames(), 'styles'].map((name) => [
    name === 'index' ? '.' : `./${name}`,
    { types: `./dist/exports/${name}.d.ts`, default: `./dist/exports/${name}.js` },
  ]);
  return {
    ...Object.fromEntries(entries),
    './fonts.css': './dist/fonts.css',
    './styles.css': './dist/styles.css',
    ...plainFiles(),
    './package.json': './package.json',
  };
}

/** Exact versions are for our lock file; a library that insists on them brings its reader two of everything. */
function withinMajor(dependencies: Names): Names {
  const entries = Object.entries(dependencies).filter(([name]) => !takenIn.includes(name));
  return Object.fromEntries(entries.map(([name, version]) => [name, `^${version}`]));
}
