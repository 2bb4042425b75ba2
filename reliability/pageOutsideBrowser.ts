import { vi } from 'vitest';
import { isLong } from './scale';

/**
 * What the app's real-time client asks of a page, where there is none: timers and listeners of a window that nobody
 * hides, and an address that is not asked, because each test names host and port.
 */
vi.stubGlobal('window', {
  setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
  clearTimeout: (timer: NodeJS.Timeout | undefined) => clearTimeout(timer),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  document: {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  },
});
vi.stubGlobal('document', { visibilityState: 'visible' });
vi.stubGlobal('location', { hostname: '127.0.0.1', port: '0' });

interface Options {
  readonly cluster: string;
  readonly channelAuthorization: object;
}
type PusherClass = new (key: string, options: Options) => object;

/** pusher-js notices after two and a half minutes that nothing comes; only the long form waits for that. */
const patience = isLong ? {} : { activityTimeout: 3000, pongTimeout: 1500 };

/** The real pusher-js; only its request for an authorisation is made by the member whose page it is. */
vi.mock('pusher-js', async (importOriginal) => {
  const { default: Pusher } = await importOriginal<{ default: PusherClass }>();
  const { authorisers } = await import('./authorisers');
  return {
    default: class extends Pusher {
      constructor(key: string, options: Options) {
        const authorise = authorisers.get(options.cluster) ?? (() => Promise.reject(new Error('Nobody')));
        const channelAuthorization = {
          ...options.channelAuthorization,
          customHandler: (
            { socketId, channelName }: { socketId: string; channelName: string },
            done: (error: Error | null, auth: { auth: string } | null) => void,
          ) => {
            authorise(socketId, channelName).then(
              (auth) => done(null, auth),
              (error: Error) => done(error, null),
            );
          },
        };
        super(key, { ...options, ...patience, channelAuthorization } as ConstructorParameters<
          typeof Pusher
        >[1]);
      }
    },
  };
});
