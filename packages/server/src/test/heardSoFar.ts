import type Pusher from 'pusher-js';
import { unstored } from '../realtime/Relay';
import type { TestServer } from './createTestServer';

/** What `heardSoFar` tells by itself, and no page is told otherwise. */
export const heardMark = 'test-mark';

/** Resolves when a socket has heard all that was told to its channel before. */
export function heardSoFar(server: TestServer, socket: Pusher, channel: string): Promise<void> {
  const heard = new Promise<void>((resolve) => {
    const hear = () => {
      socket.channel(channel).unbind(heardMark, hear);
      resolve();
    };
    socket.channel(channel).bind(heardMark, hear);
  });
  server.deps.relay.tell({ ...unstored, channel, event: heardMark, payload: {} });
  return heard;
}
