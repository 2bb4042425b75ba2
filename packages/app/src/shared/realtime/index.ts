export { PusherRealtime } from './pusherRealtime';
export type { LiveRoom } from './LiveRoom';
export type { ConnectionState, Realtime } from './Realtime';
