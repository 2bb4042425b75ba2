import type { LiveRoom } from '../../shared/realtime';
import type { Deeds } from './Deeds';

/** After a gap there is a network: what waits goes out. */
export const deedsEvents = (deeds: Deeds): LiveRoom => ({ events: {}, catchUp: () => deeds.retry() });
