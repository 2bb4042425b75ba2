import type { Realtime } from '../packages/app/src/shared/realtime';

const stop = () => undefined;

/** The live connection of a page that only looks. */
export class NoRealtime implements Realtime {
  readonly state = 'offline';
  readonly socketId = () => undefined;
  readonly connect = () => undefined;
  readonly disconnect = () => undefined;
  readonly subscribe = () => undefined;
  readonly unsubscribe = () => undefined;
  readonly on = () => stop;
  readonly onState = () => stop;
  readonly onSubscribed = () => stop;
}
