import BestConnectedEverStrategy from 'core/strategies/best_connected_ever_strategy';
import DelayedStrategy from 'core/strategies/delayed_strategy';
import FirstConnectedStrategy from 'core/strategies/first_connected_strategy';
import SequentialStrategy from 'core/strategies/sequential_strategy';
import Transport from 'core/transports/transport';
import TransportManager from 'core/transports/transport_manager';
import * as addresses from 'core/transports/url_schemes';
import fetchAuth from 'runtimes/worker/auth/fetch_auth';
import { Network } from 'runtimes/web/net_info';

interface Config {
  readonly wsHost: string;
  readonly wsPort: number;
  readonly wssPort: number;
  readonly wsPath: string;
  readonly activityTimeout: number;
}

interface Options {
  readonly useTLS?: boolean;
}

type DefineTransport = (
  config: Config,
  name: string,
  type: 'ws',
  priority: number,
  options: object,
  manager: TransportManager,
) => object;

const socket = new Transport({
  urls: addresses.ws,
  handlesActivityChecks: false,
  supportsPing: false,
  isInitialized: () => true,
  isSupported: () => true,
  getSocket: (url) => new WebSocket(url),
});

/** ms, as pusher-js waits for a connection: longer at each try. */
const tries = { loop: true, timeout: 15_000, timeoutLimit: 60_000 };
const secureAfterMs = 2000;
const leastPingMs = 10_000;

/** As pusher-js connects, without what it falls back to where WebSocket is refused: the page asks by itself then. */
function getDefaultStrategy(config: Config, base: Options, defineTransport: DefineTransport): object {
  const manager = new TransportManager({ minPingDelay: leastPingMs, maxPingDelay: config.activityTimeout });
  const options = {
    ...base,
    hostNonTLS: `${config.wsHost}:${config.wsPort}`,
    hostTLS: `${config.wsHost}:${config.wssPort}`,
    httpPath: config.wsPath,
  };
  const looped = (name: string, how: object) =>
    new SequentialStrategy([defineTransport(config, name, 'ws', 3, how, manager)], tries);
  const plain = looped('ws', options);
  const secure = () =>
    new DelayedStrategy(looped('wss', { ...options, useTLS: true }), { delay: secureAfterMs });
  return new FirstConnectedStrategy(new BestConnectedEverStrategy(base.useTLS ? [plain] : [plain, secure()]));
}

/** What pusher-js asks of a browser. */
const runtime = {
  getDefaultStrategy,
  Transports: { ws: socket },
  transportConnectionInitializer(this: { changeState: (state: string) => void }) {
    this.changeState('initialized');
  },
  setup: (client: { ready: () => void }) => client.ready(),
  getProtocol: () => location.protocol,
  getAuthorizers: () => ({ ajax: fetchAuth }),
  getNetwork: () => Network,
  addUnloadListener: (leave: () => void) => addEventListener('pagehide', leave),
  removeUnloadListener: (leave: () => void) => removeEventListener('pagehide', leave),
  randomInt: (most: number) => Math.floor(Math.random() * most),
};

export default runtime;
