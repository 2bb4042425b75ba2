import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { ServerProcess } from '../../../e2e/ServerProcess';
import { buildApp } from '../../buildApp';
import { buildServer } from '../../buildServer';
import { root } from '../../runStep';
import type { Wanted } from '../playAll';
import { auditPage } from './auditPage';
import { pageTable, type Judged } from './pageTable';
import { signIn, type Account } from './signIn';
import { blockedUninspected } from './traceLoad';
import { withBrowser } from './withBrowser';

const visitorPages = ['/login', '/register', '/info/terms'];
const memberPages = ['/profile', '/encounters', '/profile/search', '/messages'];
const demo: Account = { email: 'artem@iskra.demo', password: 'iskra-demo' };

/** Installs Lighthouse, exactly as the lock file says. */
export function installLighthouse(): void {
  execFileSync('npm', ['ci', '--prefix', import.meta.dirname, '--ignore-scripts'], {
    cwd: root,
    stdio: 'inherit',
  });
}

/** Judges the product's pages with Lighthouse, on the production server with its demo members, and prints the table. */
export async function runPages({ names, repeats }: Wanted): Promise<void> {
  await buildApp();
  await buildServer();
  const server = await ServerProcess.start({ SEED: 'demo', DATABASE_URL: '' });
  // A phone has its processor for itself.
  if (server.id) setPriority(server.id, constants.priority.PRIORITY_LOW);
  const isWanted = (page: string) => names.length === 0 || names.includes(page);
  try {
    const visitor = await auditAll(server.url, visitorPages.filter(isWanted), repeats);
    const member = await auditAll(server.url, memberPages.filter(isWanted), repeats, demo);
    console.log(pageTable(new Map([...visitor, ...member])));
  } finally {
    await server.close();
  }
}

type Audits = Map<string, Judged[]>;

/**
 * Signed in where an account is given. Pages take turns, so that a busy minute hits them all; the first turn, on a server
 * that has just started, does not count.
 */
async function auditAll(url: string, pages: string[], repeats: number, account?: Account): Promise<Audits> {
  const audits: Audits = new Map(pages.map((page) => [page, []]));
  if (pages.length === 0) return audits;
  const profile = mkdtempSync(path.join(tmpdir(), 'iskra-pages-'));
  try {
    if (account) await signIn(url, profile, account);
    for (let repeat = 0; repeat <= repeats; repeat += 1)
      for (const [page, list] of audits) {
        const audit = await withBrowser(profile, (port) => auditPage(url + page, port));
        const uninspected = await blockedUninspected(url + page, profile);
        if (repeat > 0) list.push({ ...audit, uninspected });
      }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return audits;
}
