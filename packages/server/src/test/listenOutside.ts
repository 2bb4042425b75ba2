import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { Escapes } from '../escapes/Escapes';
import { Broadcaster } from '../realtime/Broadcaster';
import { takeUpgrades } from '../realtime/takeUpgrades';
import { triggerRoutes } from '../realtime/trigger.routes';

/** A broadcaster that is not the product's: only the protocol and the HTTP API, as an outside service has them. */
export async function listenOutside(app: { appId: string; key: string; secret: string }, at = 0) {
  const escapes = new Escapes({ error: (error) => void console.error(error) });
  const broadcaster = new Broadcaster({ ...app, escapes });
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
  takeUpgrades(server.server, broadcaster, {
    escapes,
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
  });
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
