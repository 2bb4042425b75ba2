export { PusherRealtime } from './pusherRealtime';
export type { ConnectionState, Realtime } from './Realtime';
