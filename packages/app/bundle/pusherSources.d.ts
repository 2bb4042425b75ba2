/** Of pusher-js's sources, what `pusherRuntime.ts` builds on: their own types do not stand our compiler's questions. */

declare module 'core/strategies/best_connected_ever_strategy' {
  export default class {
    constructor(strategies: readonly object[]);
  }
}
declare module 'core/strategies/delayed_strategy' {
  export default class {
    /** `delay` in ms. */
    constructor(strategy: object, options: { delay: number });
  }
}
declare module 'core/strategies/first_connected_strategy' {
  export default class {
    constructor(strategy: object);
  }
}
declare module 'core/strategies/sequential_strategy' {
  export default class {
    /** Times in ms. */
    constructor(
      strategies: readonly object[],
      options: { loop: boolean; timeout: number; timeoutLimit: number },
    );
  }
}
declare module 'core/transports/transport' {
  export default class {
    constructor(hooks: {
      urls: object;
      handlesActivityChecks: boolean;
      supportsPing: boolean;
      isInitialized: () => boolean;
      isSupported: () => boolean;
      getSocket: (url: string) => WebSocket;
    });
  }
}
declare module 'core/transports/transport_manager' {
  export default class {
    /** Times in ms. */
    constructor(options: { minPingDelay: number; maxPingDelay: number });
  }
}
declare module 'core/transports/url_schemes' {
  export const ws: object;
}
declare module 'runtimes/worker/auth/fetch_auth' {
  const fetchAuth: object;
  export default fetchAuth;
}
declare module 'runtimes/web/net_info' {
  export const Network: object;
}
