import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's Chromium without windows, which the same tests cost a tenth to a fifth less of the processor (decision 0044). */
const shell = 'chromium-headless-shell';
const systemPaths = [shell, 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** Where Chromium is: CHROMIUM_PATH, the system's, or Playwright's own; `undefined` when there is none. */
function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...systemPaths, chromium.executablePath()].find(isExecutable);
}

/** Chromium's path; without one, an error that says what to do. */
export function chromiumPath(): string {
  const found = findChromium();
  if (!found) throw new Error(`Chromium was not found. ${howToInstall}`);
  return found;
}

const howToInstall = `Install it (Debian: apt-get install ${shell}) or set CHROMIUM_PATH.`;

/** Finds Chromium or, as root on Debian, installs it; where the one without windows is not packaged, the other. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  try {
    installPackages(shell);
  } catch {
    installPackages('chromium');
  }
  return chromiumPath();
}

/** Installs Debian packages where that is possible; otherwise says the one command. */
export function installPackages(...names: string[]): void {
  const command = `apt-get install -y --no-install-recommends ${names.join(' ')}`;
  if (!isDebian() || process.getuid?.() !== 0)
    throw new Error(`Missing: ${names.join(', ')}. Run as root: ${command}`);
  console.log(`Installing ${names.join(', ')}`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as const,
    // At run level 1 a package does not start its service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  execFileSync('apt-get', ['update', '-qq'], { ...options, stdio: [...options.stdio] });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    ...options,
    stdio: [...options.stdio],
  });
}

function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

function isExecutable(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
