import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { askServer } from './askServer';
import { frameworks, layOutGuide } from './guides';
import { startServer } from './startServer';

/** What each of them takes from the guide for any server. */
const shared = ['reader.ts', 'Kit.tsx', 'App.tsx'];

/**
 * Builds a project of each framework out of its guide, with versions of its own, and asks its server. They are no
 * dependencies of this repository, so npm brings them.
 */
export async function tryFrameworks(folder: string, tarball: string, browser: Browser): Promise<string[]> {
  const faults: string[] = [];
  for (const name of frameworks) {
    const project = path.join(folder, name);
    layOut(name, project, tarball);
    for (const command of [
      ['install', '--no-audit', '--no-fund', '--no-save'],
      ['run', 'build'],
    ])
      execFileSync('npm', command, {
        cwd: project,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: environment(),
      });
    const server = await startServer(project, ['npm', 'start'], environment());
    try {
      faults.push(...(await askServer(browser, server.address)).map((fault) => `${name}: ${fault}`));
    } finally {
      server.stop();
    }
  }
  return faults;
}

function layOut(name: string, project: string, tarball: string): void {
  cpSync(path.join(import.meta.dirname, 'servers', name), project, { recursive: true });
  copyFileSync(tarball, path.join(project, 'iskra-ui.tgz'));
  layOutGuide(name, project);
  layOutGuide('server', path.join(project, 'app'), shared);
}

const environment = () => ({ ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' });
