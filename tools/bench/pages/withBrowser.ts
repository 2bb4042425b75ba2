import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from '../../chromium';
import { answering, freePort } from '../../freePort';

/** As all of the bench draws letters, without what a browser does besides showing pages. */
const flags = [
  ...[
    '--no-sandbox',
    '--disable-gpu',
    '--font-render-hinting=slight',
    '--no-first-run',
    '--disable-extensions',
  ],
  ...[
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--metrics-recording-only',
  ],
];

/** Who is signed in, and what the page noted of it: all that a load finds of the ones before. */
const kept = ['Local State', 'Default/Cookies', 'Default/Cookies-journal', 'Default/Local Storage'];

/** A browser for one load that knows what `profile`, a folder, tells of who is signed in; inspected only at its port. */
export async function withBrowser<Result>(
  profile: string,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const browser = startBrowser(profile, [`--remote-debugging-port=${port}`]);
  try {
    await answering(port, 'Chromium', 20);
    return await work(port);
  } finally {
    await browser.end();
  }
}

/** The same with flags of one's own, and not inspected unless they say so. */
export function startBrowser(profile: string, own: readonly string[]): { end: () => Promise<void> } {
  const folder = copyKept(profile);
  // Debian's command is a script that starts the browser: both are ended, as the group that they are.
  const browser = spawn(chromiumPath(), [...flags, `--user-data-dir=${folder}`, ...own], {
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  return {
    async end() {
      if (browser.pid) process.kill(-browser.pid);
      await ended;
      // What the browser started may still write.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function copyKept(profile: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'iskra-load-'));
  for (const name of kept.filter((name) => existsSync(path.join(profile, name))))
    cpSync(path.join(profile, name), path.join(folder, name), { recursive: true });
  return folder;
}
