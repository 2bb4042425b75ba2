import { authenticateUser, authorizeChannels, limits, type RealtimeConfig } from '@iskra/api-contract';
import type Pusher from 'pusher-js';
import type { Channel } from 'pusher-js';
import type { Api, CsrfToken } from '../api';
import { loadLater } from '../code';
import { ChannelAuthorizer } from './ChannelAuthorizer';
import { EventBus } from './EventBus';
import type { ConnectionState, Realtime } from './Realtime';
import { watchConnection } from './watchConnection';

const resubscribeAfterMs = [500, 1000, 2000, 4000, 8000];

/** Live events by pusher-js, which loads on demand [RT-02, RT-03]. */
export class PusherRealtime implements Realtime {
  state: ConnectionState = 'offline';
  private client: Pusher | undefined;
  private readonly bus = new EventBus();
  private readonly wanted = new Set<string>();
  private readonly failures = new Map<string, number>();
  private readonly stateHandlers = new Set<(state: ConnectionState) => void>();
  private readonly subscribedHandlers = new Set<(channel: string) => void>();
  private isWanted = false;
  private readonly authorizer: ChannelAuthorizer;
  private stopWatching: (() => void) | undefined;
  private leave: (() => void) | undefined;

  constructor(
    private readonly config: () => RealtimeConfig,
    private readonly csrf: CsrfToken,
    api: Pick<Api, 'send'>,
  ) {
    this.authorizer = new ChannelAuthorizer(api);
  }

  readonly on: Realtime['on'] = (name, handle) => this.bus.on(name, handle);

  onState(handle: (state: ConnectionState) => void): () => void {
    this.stateHandlers.add(handle);
    return () => void this.stateHandlers.delete(handle);
  }

  onSubscribed(handle: (channel: string) => void): () => void {
    this.subscribedHandlers.add(handle);
    return () => void this.subscribedHandlers.delete(handle);
  }

  socketId(): string | undefined {
    return this.state === 'connected' ? this.client?.connection.socket_id : undefined;
  }

  connect(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    this.setState('connecting');
    this.leave = loadLater(
      () => import('pusher-js'),
      (loaded) => this.start(loaded.default),
    );
  }

  disconnect(): void {
    this.isWanted = false;
    this.leave?.();
    this.stopWatching?.();
    this.client?.disconnect();
    this.client = undefined;
    this.wanted.clear();
    this.failures.clear();
    this.setState('offline');
  }

  subscribe(channel: string): void {
    if (this.wanted.has(channel)) return;
    this.wanted.add(channel);
    if (this.client) this.bind(this.client.subscribe(channel));
  }

  unsubscribe(channel: string): void {
    this.wanted.delete(channel);
    this.client?.unsubscribe(channel);
  }

  private start(PusherClient: typeof Pusher): void {
    const client = new PusherClient(
      this.config().key,
      pusherOptions(this.config(), this.csrf, this.authorizer),
    );
    this.client = client;
    client.connection.bind('state_change', ({ current }: { current: string }) =>
      this.setState(stateOf(current)),
    );
    for (const channel of this.wanted) this.bind(client.subscribe(channel));
    // An outside broadcaster knows whose socket it is, and can close it, only after signing in.
    if (this.config().host !== '') client.signin();
    this.stopWatching = watchConnection(client, window);
  }

  private bind(channel: Channel): void {
    channel.bind_global((name: string, data: unknown) => this.receive(channel.name, name, data));
  }

  private receive(channel: string, name: string, data: unknown): void {
    if (name === 'pusher:subscription_succeeded') this.subscribed(channel);
    else if (name === 'pusher:subscription_error') this.retry(channel);
    else this.bus.receive(name, data);
  }

  private subscribed(channel: string): void {
    this.failures.delete(channel);
    for (const handle of this.subscribedHandlers) handle(channel);
  }

  /** pusher-js stays unsubscribed for ever after one failed authorisation: try again, later each time. */
  private retry(channel: string): void {
    const failures = this.failures.get(channel) ?? 0;
    this.failures.set(channel, failures + 1);
    if (this.authorizer.isRefused(channel)) return;
    const wait = resubscribeAfterMs[Math.min(failures, resubscribeAfterMs.length - 1)];
    setTimeout(() => this.resubscribe(channel), wait);
  }

  private resubscribe(channel: string): void {
    if (!this.client || !this.wanted.has(channel)) return;
    this.client.unsubscribe(channel);
    this.bind(this.client.subscribe(channel));
  }

  private setState(state: ConnectionState): void {
    if (state === this.state) return;
    this.state = state;
    for (const handle of this.stateHandlers) handle(state);
  }
}

function stateOf(pusherState: string): ConnectionState {
  if (pusherState === 'connected') return 'connected';
  return pusherState === 'disconnected' || pusherState === 'failed' ? 'offline' : 'connecting';
}

/** Without a host it is the page's own, as the embedded server answers; an outside one has the usual ports [RT-02]. */
function portsOf({ host, port, securePort, tls }: RealtimeConfig) {
  const { wsPort, wssPort } = limits.realtime;
  const own = Number(location.port) || (tls ? 443 : 80);
  return { wsPort: port || (host ? wsPort : own), wssPort: securePort || (host ? wssPort : own) };
}

/** Host, key and ports come with the page. */
function pusherOptions(config: RealtimeConfig, csrf: CsrfToken, authorizer: ChannelAuthorizer) {
  const authorization = {
    transport: 'ajax' as const,
    headersProvider: () => ({ 'X-CSRF-TOKEN': csrf.get() }),
  };
  return {
    cluster: config.cluster,
    wsHost: config.host || location.hostname,
    ...portsOf(config),
    forceTLS: config.tls,
    enabledTransports: ['ws' as const, 'wss' as const],
    disableStats: true,
    activityTimeout: limits.realtime.activityTimeoutMs,
    pongTimeout: limits.realtime.pongTimeoutMs,
    unavailableTimeout: limits.realtime.unavailableTimeoutMs,
    channelAuthorization: {
      endpoint: authorizeChannels.path,
      transport: 'ajax' as const,
      customHandler: authorizer.authorize,
    },
    userAuthentication: { endpoint: authenticateUser.path, ...authorization },
  };
}
