import type { RealtimeConfig } from '@iskra/api-contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PusherRealtime } from './pusherRealtime';

type Handle = (...values: never[]) => void;

/** Stands in for pusher-js: remembers how it was made and asked. */
class FakePusher {
  static made: FakePusher[] = [];
  readonly connection = { state: 'connecting', socket_id: '1.2', bind: vi.fn() };
  readonly subscribe = vi.fn((name: string) => ({ name, bind_global: vi.fn() }));
  readonly signin = vi.fn();
  readonly disconnect = vi.fn();
  constructor(
    readonly key: string,
    readonly options: Readonly<Record<string, unknown>> & {
      channelAuthorization: { customHandler: Handle };
      userAuthentication: { endpoint: string; headersProvider: () => object };
    },
  ) {
    FakePusher.made.push(this);
  }
}
vi.mock('pusher-js', () => ({ default: FakePusher }));

const page = { setTimeout: () => 0, clearTimeout: () => undefined, addEventListener: () => undefined };

async function connect(config: Partial<RealtimeConfig>) {
  FakePusher.made = [];
  const send = vi.fn(async () => ({ channels: { 'private-user.3': { auth: 'signed' } } }));
  const whole = { key: 'k', cluster: 'mt1', host: '', port: 0, securePort: 0, tls: true, ...config };
  const csrf = { get: () => 'token', set: () => undefined };
  const realtime = new PusherRealtime(() => whole, csrf, { send } as never);
  realtime.subscribe('private-user.3');
  realtime.connect();
  const made = await vi.waitFor(() => {
    const [first] = FakePusher.made;
    if (!first) throw new Error('Not connected yet');
    return first;
  });
  return { pusher: made, send };
}

beforeEach(() => {
  vi.stubGlobal('location', { hostname: 'iskra.test', port: '3000' });
  vi.stubGlobal('window', { ...page, document: page });
});

describe('the live connection', () => {
  it('goes to host and key of the configuration, by ws and wss only, with TLS forced [RT-02]', async () => {
    const { pusher } = await connect({ key: 'app-key', host: 'live.iskra.test' });
    expect(pusher.key).toBe('app-key');
    expect(pusher.options).toMatchObject({
      ...{ cluster: 'mt1', wsHost: 'live.iskra.test', wsPort: 443, wssPort: 8443, forceTLS: true },
      enabledTransports: ['ws', 'wss'],
    });
  });

  it('waits 120 s for activity, 30 s for a pong and 10 s before it is unavailable [RT-02, CON-01]', async () => {
    const { pusher } = await connect({});
    const times = { activityTimeout: 120_000, pongTimeout: 30_000, unavailableTimeout: 10_000 };
    expect(pusher.options).toMatchObject(times);
  });

  it('takes other ports where they are configured [RT-02]', async () => {
    const { pusher } = await connect({ host: 'live.iskra.test', port: 6001, securePort: 6002 });
    expect(pusher.options).toMatchObject({ wsPort: 6001, wssPort: 6002 });
  });

  it('of a local set-up goes to the page’s own host and port, without TLS [RT-02]', async () => {
    const { pusher } = await connect({ tls: false });
    const own = { wsHost: 'iskra.test', wsPort: 3000, wssPort: 3000, forceTLS: false };
    expect(pusher.options).toMatchObject(own);
    expect(pusher.signin).not.toHaveBeenCalled();
  });

  it('signs in at /broadcasting/user-auth with the CSRF token where the broadcaster is another [RT-03]', async () => {
    const { pusher } = await connect({ host: 'live.iskra.test' });
    expect(pusher.signin).toHaveBeenCalledOnce();
    const { endpoint, headersProvider } = pusher.options.userAuthentication;
    expect([endpoint, headersProvider()]).toEqual(['/broadcasting/user-auth', { 'X-CSRF-TOKEN': 'token' }]);
  });

  it('has its channels authorised by the client’s own calls [RT-03]', async () => {
    const { pusher, send } = await connect({});
    expect(pusher.subscribe).toHaveBeenCalledWith('private-user.3');
    const done = vi.fn();
    const asked = { socketId: '1.2', channelName: 'private-user.3' };
    pusher.options.channelAuthorization.customHandler(asked as never, done as never);
    await vi.waitFor(() => expect(done).toHaveBeenCalledWith(null, { auth: 'signed' }));
    const body = { socket_id: '1.2', channel_names: ['private-user.3'] };
    expect(send.mock.calls).toEqual([
      [expect.objectContaining({ path: '/broadcasting/auth/batch' }), { body }],
    ]);
  });
});
