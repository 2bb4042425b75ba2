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

interface Visit {
  readonly protocol: 'http:' | 'https:';
  readonly forceTLS: boolean;
  readonly server: Server;
}

/** Each socket that a page opens, each frame and each request that it sends, with the time in s. */
function visit(code: string, { protocol, forceTLS, server }: Visit) {
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

  const ask = (url: string, { method, body, headers }: Asked): Answer => {
    note([method, url, body, ...[...headers].map((header) => header.join(': '))].join(' | '));
    return { status: 200, text: JSON.stringify({ auth: 'key:signed', user_data: '{"id":"7"}' }) };
  };
  const page = {
    ...requestsOf(ask),
    ...{ Date, setTimeout, clearTimeout, setInterval, clearInterval, console, crypto, JSON },
    WebSocket: Socket,
    location: { protocol },
    document: { location: { protocol }, body: {} },
    navigator: { onLine: true },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  const window = createContext({ ...page, window: page, self: page, options: optionsOf(forceTLS) });
  runInContext(
    `${code}\nclient = new (typeof Pusher === 'function' ? Pusher : window.Pusher)('key', options)`,
    window,
  );
  return { seen, signIn: () => void runInContext('client.signin()', window) };
}

interface Asked {
  readonly method: string;
  readonly body: string;
  readonly headers: Headers;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The two ways in which a page sends a request. */
function requestsOf(ask: (url: string, asked: Asked) => Answer) {
  class XMLHttpRequest {
    readyState = 0;
    status = 0;
    responseText = '';
    onreadystatechange?: () => void;
    private asked = { method: '', url: '' };
    private readonly headers = new Headers();
    open(method: string, url: string): void {
      this.asked = { method, url };
    }
    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }
    send(body: string): void {
      const { status, text } = ask(this.asked.url, { ...this.asked, body, headers: this.headers });
      Object.assign(this, { readyState: 4, status, responseText: text });
      this.onreadystatechange?.();
    }
  }
  class Request {
    constructor(
      readonly url: string,
      readonly asked: Asked,
    ) {}
  }
  const fetch = ({ url, asked }: Request) => {
    const { status, text } = ask(url, asked);
    return Promise.resolve({ status, text: () => Promise.resolve(text) });
  };
  return { XMLHttpRequest, Request, Headers, fetch };
}

const optionsOf = (forceTLS: boolean) => ({
  ...{ cluster: '', wsHost: 'iskra.example', wsPort: 80, wssPort: 443, forceTLS },
  ...{ enabledTransports: ['ws', 'wss'], enableStats: false },
  ...{ activityTimeout: 20_000, pongTimeout: 5000, unavailableTimeout: 10_000 },
  userAuthentication: {
    endpoint: '/broadcasting/user-auth',
    transport: 'ajax',
    headersProvider: () => ({ 'X-CSRF-TOKEN': 'token' }),
  },
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
  async (how) => {
    const [own, its] = [visit(lean, how), visit(asItComes, how)];
    await vi.advanceTimersByTimeAsync(120_000);
    expect(its.seen.length).toBeGreaterThan(0);
    expect(own.seen).toEqual(its.seen);
  },
);

it('signs its socket in as pusher-js does as it comes, for an outside broadcaster [RT-02]', async () => {
  const how = { protocol: 'https:', forceTLS: true, server: 'answers, then is silent' } as const;
  const [own, its] = [visit(lean, how), visit(asItComes, how)];
  own.signIn();
  its.signIn();
  await vi.advanceTimersByTimeAsync(5000);
  expect(own.seen).toEqual(its.seen);
  expect(own.seen[1]).toMatch(/POST \| \/broadcasting\/user-auth \| socket_id=1\.2 .*x-csrf-token: token/);
  expect(own.seen[2]).toContain('"event":"pusher:signin"');
});

it('leaves out what the page never asks for', () => {
  expect(lean).not.toMatch(/sockjs\.min|xhr_polling|jsonp|secretbox/);
  expect(lean.length).toBeLessThan(asItComes.length / 2);
});
