import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { leanPusher } from './leanPusher';

const home = path.dirname(createRequire(import.meta.url).resolve('pusher-js/package.json'));
const asItComes = readFileSync(path.join(home, 'dist/web/pusher.js'), 'utf8');
let lean = '';

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [leanPusher()],
    build: {
      write: false,
      rolldownOptions: {
        input: 'pusher-js',
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'Pusher' },
      },
    },
  });
  lean = (built as Rolldown.RolldownOutput).output[0].code;
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Server = 'refuses' | 'is silent' | 'answers and cuts' | 'answers, then is silent';
const established = JSON.stringify({
  event: 'pusher:connection_established',
  data: JSON.stringify({ socket_id: '1.2', activity_timeout: 20 }),
});

/** Each socket that a page opens and each frame that it sends, with the time in s. */
function visit(code: string, protocol: 'http:' | 'https:', forceTLS: boolean, server: Server) {
  const seen: string[] = [];
  const began = Date.now();
  const note = (what: string) => seen.push(`${(Date.now() - began) / 1000} ${what}`);

  class Socket {
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: (event: { code: number; wasClean: boolean }) => void;
    constructor(url: string) {
      note(url.replace(/\?.*/, ''));
      if (server === 'refuses') setTimeout(() => this.onclose?.({ code: 1006, wasClean: false }), 100);
      if (!server.startsWith('answers')) return;
      setTimeout(() => this.onopen?.(), 100);
      setTimeout(() => this.onmessage?.({ data: established }), 200);
      if (server === 'answers and cuts')
        setTimeout(() => this.onclose?.({ code: 1006, wasClean: false }), 5000);
    }
    send(frame: string): void {
      note(frame);
    }
    close(): void {
      note('closed by the page');
    }
  }

  const page = {
    ...{
      WebSocket: Socket,
      Date,
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval,
      console,
      crypto,
      JSON,
    },
    location: { protocol },
    document: { location: { protocol }, body: {} },
    navigator: { onLine: true },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  const window = createContext({ ...page, window: page, self: page, options: optionsOf(forceTLS) });
  runInContext(
    `${code}\nnew (typeof Pusher === 'function' ? Pusher : window.Pusher)('key', options)`,
    window,
  );
  return seen;
}

const optionsOf = (forceTLS: boolean) => ({
  ...{ cluster: '', wsHost: 'iskra.example', wsPort: 80, wssPort: 443, forceTLS },
  ...{ enabledTransports: ['ws', 'wss'], enableStats: false },
  ...{ activityTimeout: 20_000, pongTimeout: 5000, unavailableTimeout: 10_000 },
});

const servers: readonly Server[] = ['refuses', 'is silent', 'answers and cuts', 'answers, then is silent'];
const pages = [
  ['https:', true],
  ['http:', true],
  ['http:', false],
] as const;
const cases = servers.flatMap((server) =>
  pages.map(([protocol, forceTLS]) => ({ server, protocol, forceTLS })),
);

it.each(cases)(
  'connects as pusher-js does as it comes: a server that $server, $protocol, TLS $forceTLS [RT-02]',
  async ({ server, protocol, forceTLS }) => {
    const [own, its] = [lean, asItComes].map((code) => visit(code, protocol, forceTLS, server));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(its?.length).toBeGreaterThan(0);
    expect(own).toEqual(its);
  },
);

it('leaves out what the page never asks for', () => {
  expect(lean).not.toMatch(/sockjs\.min|xhr_polling|jsonp|secretbox/);
  expect(lean.length).toBeLessThan(asItComes.length / 2);
});
