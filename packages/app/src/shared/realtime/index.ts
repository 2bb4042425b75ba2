export { PusherRealtime } from './pusherRealtime';
export type { LiveRoom, Missed } from './LiveRoom';
export type { ConnectionState, Realtime } from './Realtime';
