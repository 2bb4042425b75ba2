import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../runStep';
import { buildUi } from './buildUi';
import { distFolder, uiFolder } from './entries';
import { packedManifest } from './packedManifest';

/** What is packed, before it is: with nothing of the repository around it. */
export const stage = path.join(root, 'node_modules/.cache/iskra-ui-package');

const packedNames = [
  ...['dist', 'tokens', 'bin', 'docs', 'images'],
  ...['README.md', 'CHANGELOG.md', 'MIGRATION.md'],
];

/** Builds the kit and packs it from a staged folder; answers the tarball's path. */
export async function pack(): Promise<string> {
  await buildUi();
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  for (const name of packedNames) copy(path.join(uiFolder, name));
  copy(path.join(root, 'LICENSE'));
  writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(packedManifest(), null, 2)}\n`);
  const options = { cwd: stage, encoding: 'utf8' } as const;
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', distFolder], options),
  ) as [{ filename: string; size: number; entryCount: number }];
  console.log(`${packed.filename}: ${packed.entryCount} files, ${Math.round(packed.size / 1024)} KiB`);
  return path.join(distFolder, packed.filename);
}

function copy(from: string): void {
  if (existsSync(from)) cpSync(from, path.join(stage, path.basename(from)), { recursive: true });
}
