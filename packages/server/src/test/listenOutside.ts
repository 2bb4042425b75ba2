import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { Broadcaster } from '../realtime/Broadcaster';
import { triggerRoutes } from '../realtime/trigger.routes';

/** A broadcaster that is not the product's: only the protocol and the HTTP API, as an outside service has them. */
export async function listenOutside(app: { appId: string; key: string; secret: string }, at = 0) {
  const broadcaster = new Broadcaster(app);
  const server = fastify({ forceCloseConnections: true });
  triggerRoutes(server, {
    ...app,
    occupied: () => broadcaster.occupied(),
    publish: (events) => {
      for (const { channel, event, payload, exceptSocket } of events) {
        const except = exceptSocket === null ? null : { socketId: exceptSocket, userId: null };
        broadcaster.publish(channel, event, payload, except);
      }
      return Promise.resolve();
    },
    endMember: (userId) => Promise.resolve(broadcaster.closeMember(userId)),
  });
  broadcaster.attach(server.server);
  await server.listen({ host: '127.0.0.1', port: at });
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    broadcaster,
    close: async () => {
      await broadcaster.close();
      await server.close();
    },
  };
}
