import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runStep';
import { uiFolder } from './entries';
import { appGuides, layOutGuide } from './guides';
import { packedManifest } from './packedManifest';

export type ReactMajor = 18 | 19;

const reacts = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/**
 * Lays the sample project out as an install of the tarball would, with copies from this checkout instead of the
 * network. Only what the package asks for is put beside it.
 */
export function layOutConsumer(folder: string, tarball: string, major: ReactMajor): void {
  cpSync(path.join(import.meta.dirname, 'consumer'), folder, { recursive: true });
  copyFixtures(folder);
  layOutGuides(folder);
  const modules = path.join(folder, 'node_modules');
  const kit = path.join(modules, '@iskra/ui');
  mkdirSync(kit, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', kit, '--strip-components', '1']);
  const wanted = [...Object.keys(packedManifest().dependencies), 'styled-components', '@types/node'];
  const seen = new Set(reacts);
  for (const name of reacts) copyWithItsOwn(name, modules, root, seen, `${name}${major === 18 ? '-18' : ''}`);
  for (const name of wanted) if (!seen.has(name)) copyWithItsOwn(name, modules, uiFolder, seen);
  mkdirSync(path.join(modules, '@vitejs'));
  for (const tool of ['vite', '@vitejs/plugin-react'])
    symlinkSync(path.join(root, 'node_modules', tool), path.join(modules, tool));
}

/** The conformance suite's list of all components, reading the package instead of the sources. */
function copyFixtures(folder: string): void {
  for (const file of ['Fixture.ts', 'fixtures.tsx']) {
    const source = readFileSync(path.join(uiFolder, 'src/test', file), 'utf8');
    const fromPackage = source
      .replaceAll("'../exports/index'", "'@iskra/ui'")
      .replaceAll("'../exports/", "'@iskra/ui/");
    writeFileSync(path.join(folder, 'src', file), fromPackage);
  }
}

/** The code of the kit's guides, each in a folder of its own, and a list of the apps in them. */
function layOutGuides(folder: string): void {
  const names = appGuides();
  for (const name of names) layOutGuide(name, path.join(folder, 'guides', name));
  const imports = names.map((name, at) => `import { App as App${at} } from '../${appOf(folder, name)}';`);
  const entries = names.map((name, at) => `  '${name}': App${at},`);
  const code = [...imports, '', 'export const guides = {', ...entries, '};', ''];
  writeFileSync(path.join(folder, 'src/guides.ts'), code.join('\n'));
}

/** The module of a guide's page: at its root, or in `src` where the guide is a whole project. */
function appOf(folder: string, name: string): string {
  const inSource = `guides/${name}/src/App`;
  return existsSync(path.join(folder, `${inSource}.tsx`)) ? inSource : `guides/${name}/App`;
}

/** Copies a package and, if it is not there yet, all it depends on. */
function copyWithItsOwn(name: string, modules: string, from: string, seen: Set<string>, as = name): void {
  seen.add(name);
  const source = find(as, from);
  cpSync(source, path.join(modules, name), { recursive: true });
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const needed of Object.keys(dependencies)) {
    const isNested = existsSync(path.join(source, 'node_modules', needed));
    if (!isNested && !seen.has(needed)) copyWithItsOwn(needed, modules, source, seen);
  }
}

/** The folder Node would find a package in, seen from a folder. */
function find(name: string, from: string): string {
  const candidate = path.join(from, 'node_modules', name);
  if (existsSync(candidate)) return candidate;
  if (path.dirname(from) === from) throw new Error(`${name} is not installed here; run npm ci.`);
  return find(name, path.dirname(from));
}
