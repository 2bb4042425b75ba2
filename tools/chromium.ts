import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's Chromium without windows, which the same tests cost a tenth to a fifth less of the processor (decision 0044). */
const shell = 'chromium-headless-shell';
const windowed = 'chromium';
const windowedPaths = [windowed, 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);
const systemPaths = [`/usr/bin/${shell}`, ...windowedPaths];

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

/** Of the Chromium that draws windows, for what the other does not do or does otherwise (decision 0044). */
export function windowedChromiumPath(): string {
  const found = [...windowedPaths, process.env['CHROMIUM_PATH'], chromium.executablePath()].find(
    isExecutable,
  );
  if (!found) throw new Error(`Chromium was not found. Install it (Debian: apt-get install ${windowed}).`);
  return found;
}

const howToInstall = `Install it (Debian: apt-get install ${shell}) or set CHROMIUM_PATH.`;

/** Finds Chromium or, as root on Debian, installs both; where only the one with windows is packaged, that. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found && (windowedPaths.some(isExecutable) || !canInstall())) return found;
  try {
    installPackages(shell, windowed);
  } catch (error) {
    console.warn(error);
    installPackages(windowed);
  }
  return chromiumPath();
}

/** Installs Debian packages where that is possible; otherwise says the one command. */
export function installPackages(...names: string[]): void {
  const command = `apt-get install -y --no-install-recommends ${names.join(' ')}`;
  if (!canInstall()) throw new Error(`Missing: ${names.join(', ')}. Run as root: ${command}`);
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

/** As root on Debian. */
function canInstall(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
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
