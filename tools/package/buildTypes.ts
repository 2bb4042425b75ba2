import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { runStep } from '../runStep';
import { distFolder, uiFolder } from './entries';

const relativeImport = /(from |import\()(['"])(\.[^'"]*)\2/g;

/** Writes a `.d.ts` file for every module that an entry reaches into a folder. */
export async function buildTypes(folder = distFolder): Promise<void> {
  const project = path.join(uiFolder, 'tsconfig.build.json');
  const { code } = await runStep('types', ['npx', '--no-install', 'tsc', '-p', project, '--outDir', folder]);
  if (code !== 0) throw new Error('The types of the kit were not written.');
  for (const file of globSync('**/*.d.ts', { cwd: folder, absolute: true })) {
    const text = readFileSync(file, 'utf8');
    const withFiles = text.replace(relativeImport, (_all, ...[start, quote, target]: string[]) => {
      return `${start}${quote}${fileOf(path.dirname(file), target ?? '')}${quote}`;
    });
    writeFileSync(file, withFiles);
  }
}

/** ECMAScript modules name files: `../theme` becomes `../theme/index.js`. */
function fileOf(folder: string, target: string): string {
  if (target.endsWith('.js')) return target;
  return existsSync(path.join(folder, `${target}.d.ts`)) ? `${target}.js` : `${target}/index.js`;
}
