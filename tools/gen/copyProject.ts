import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../runStep';

/** A throw-away copy of the project as it stands. What was installed is linked; our own packages are the copy's. */
export function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'iskra-copy-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' });
  // Pictures are not read by any check.
  const wanted = files.split('\0').filter((file) => file !== '' && !/\.(webp|png|jpe?g)$/.test(file));
  for (const file of wanted)
    cpSync(path.join(root, file), path.join(copy, file), { recursive: false, force: true });
  linkInstalled(copy, 'node_modules');
  for (const name of readdirSync(path.join(root, 'packages')))
    linkInstalled(copy, `packages/${name}/node_modules`);
  return copy;
}

/** Each entry by itself, because the links to our own packages lead back from where they stand. */
function linkInstalled(copy: string, folder: string): void {
  const from = path.join(root, folder);
  const to = path.join(copy, folder);
  for (const name of readdirIfThere(from)) {
    if (name === '.cache') continue;
    mkdirSync(to, { recursive: true });
    if (name === '@iskra')
      cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(path.join(from, name), path.join(to, name));
  }
}

function readdirIfThere(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
