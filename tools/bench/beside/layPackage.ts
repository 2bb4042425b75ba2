import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pack } from '../../package/pack';
import { root } from '../../runStep';
import { peersFolder } from './peersFolder';

/** Packs the kit, lays it among its peers as an install would, and type-checks the contenders against it. */
export async function layPackage(): Promise<void> {
  const modules = path.join(peersFolder, 'node_modules');
  if (!existsSync(modules)) throw new Error('Install the peers first: npm run bench -- --peers --install');
  const tarball = await pack();
  const kit = path.join(modules, '@iskra/ui');
  rmSync(kit, { recursive: true, force: true });
  mkdirSync(kit, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', kit, '--strip-components', '1']);
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', peersFolder], { stdio: 'inherit' });
}
