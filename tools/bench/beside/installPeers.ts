import { execFileSync } from 'node:child_process';
import { root } from '../../runStep';
import { peersFolder } from './peersFolder';

/** Installs what the kit is compared with, exactly as the lock file says. */
export function installPeers(): void {
  execFileSync('npm', ['ci', '--prefix', peersFolder, '--ignore-scripts'], { cwd: root, stdio: 'inherit' });
}
