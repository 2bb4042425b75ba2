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

type PusherClass = new (key: string, options: object) => object;

/** pusher-js notices after two and a half minutes that nothing comes; only the long form waits for that. */
const patience = isLong ? {} : { activityTimeout: 3000, pongTimeout: 1500 };

/** The real pusher-js, less patient. */
vi.mock('pusher-js', async (importOriginal) => {
  const { default: Pusher } = await importOriginal<{ default: PusherClass }>();
  return {
    default: class extends Pusher {
      constructor(key: string, options: object) {
        super(key, { ...options, ...patience });
      }
    },
  };
});
