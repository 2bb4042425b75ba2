import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { installPackages } from '../chromium';
import { answering, freePort } from '../freePort';
import { pageSize, type DrivenPage } from './Page';

/** Finds WebKitGTK or, as root on Debian, installs it with a display; its path. */
export function ensureWebKit(): string {
  const binary = findBrowser() ?? (installPackages('webkit2gtk-driver', 'xvfb'), findBrowser());
  if (!binary) throw new Error('MiniBrowser of WebKitGTK was not found');
  return binary;
}

/** WebKitGTK by the protocol of WebDriver, in a display that nobody sees. */
export async function openWebKit(): Promise<DrivenPage> {
  const binary = ensureWebKit();
  const { display, screen } = await openDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...quiet, DISPLAY: display },
  });
  await answering(port, 'WebKitWebDriver', 30);
  const browserOptions = { binary, args: ['--automation'] };
  const ask = askingAt(`http://127.0.0.1:${port}/session`);
  const { sessionId } = (await ask('', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })) as { sessionId: string };
  await ask(`/${sessionId}/window/rect`, pageSize);
  return {
    goTo: async (url) => void (await ask(`/${sessionId}/url`, { url })),
    evaluate: (expression) =>
      ask(`/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] }) as Promise<never>,
    act: async (actions) => void (await ask(`/${sessionId}/actions`, { actions })),
    close: async () => {
      await ask(`/${sessionId}`);
      for (const child of [driver, screen]) child.kill();
    },
  };
}

/** The browser comes with the library, without what drives it and the display. */
function findBrowser(): string | undefined {
  if (!['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((file) => existsSync(file))) return undefined;
  return globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser', { absolute: true })[0];
}

/** Neither a graphics card nor the settings of a desktop are there. */
const quiet = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  GIO_USE_PROXY_RESOLVER: 'dummy',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

/** The X server says on its third stream which number it took. */
async function openDisplay(): Promise<{ display: string; screen: ChildProcess }> {
  const size = `${pageSize.width + 200}x${pageSize.height + 200}x24`;
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (said: Buffer) => resolve(said.toString().trim()));
    screen.once('error', reject);
  });
  return { display: `:${number}`, screen };
}

/** With a body it posts, without one it deletes. */
function askingAt(root: string) {
  return async (path: string, body?: object): Promise<unknown> => {
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : { method: 'DELETE' };
    const answer = await fetch(root + path, request);
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  };
}
