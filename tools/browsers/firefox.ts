import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import WebSocket from 'ws';
import { installPackages } from '../chromium';
import { pageSize, type DrivenPage } from './Page';

/** Finds Firefox or, as root on Debian, installs it; its path. */
export function ensureFirefox(): string {
  const binary = findFirefox() ?? (installPackages('firefox-esr'), findFirefox());
  if (!binary) throw new Error('Firefox was not found');
  return binary;
}

/** Firefox by the protocol of WebDriver BiDi, without a window. */
export async function openFirefox(): Promise<DrivenPage> {
  const binary = ensureFirefox();
  const profile = mkdtempSync(path.join(tmpdir(), 'iskra-firefox-'));
  const options = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    'about:blank',
  ];
  const child = spawn(binary, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (said: Buffer) => {
      const found = /WebDriver BiDi listening on (\S+)/.exec(said.toString())?.[1];
      if (found) resolve(found);
    });
    child.once('error', reject);
  });
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: pageSize });
  return {
    goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const functionDeclaration = `async () => JSON.stringify((await ${expression}) ?? null)`;
      const asked = { functionDeclaration, target: { context }, awaitPromise: true };
      const { result } = (await send('script.callFunction', asked)) as { result?: { value: string } };
      if (!result) throw new Error(`Firefox could not evaluate ${expression.slice(0, 200)}`);
      return JSON.parse(result.value) as never;
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    close: async () => {
      await send('browser.close', {});
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const findFirefox = () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

interface Answer {
  readonly id: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result: unknown;
  readonly message?: string;
}

async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ({ type, result, message }) =>
        type === 'error' ? reject(new Error(`Firefox, ${method}: ${message}`)) : resolve(result),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
}
