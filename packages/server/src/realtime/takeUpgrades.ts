import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Escapes } from '../escapes/Escapes';
import { addressBlock } from '../http/addressBlock';
import type { Broadcaster } from './Broadcaster';
import { isAllowedOrigin } from './isAllowedOrigin';

const maxFrameBytes = 20 * 1024;

interface Options {
  readonly escapes: Escapes;
  readonly publicUrl?: string | undefined;
  /** The client's address, as far as the proxies in front are trusted. */
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Hands the WebSocket requests of an HTTP server to the broadcaster; an error ends only its own connection. */
export function takeUpgrades(server: Server, broadcaster: Broadcaster, options: Options): void {
  const { escapes, publicUrl, addressOf } = options;
  const sockets = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload: maxFrameBytes });
  const take = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node's HTTP server no longer handles errors of an upgraded connection, so we must.
    socket.on('error', () => socket.destroy());
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return answerAnyway(server, request, socket);
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    const key = /^\/app\/([^/]+)$/.exec(url?.pathname ?? '')?.[1];
    if (!url || key === undefined) return refuse(socket, '404 Not Found');
    if (!isAllowedOrigin(request.headers, publicUrl)) return refuse(socket, '403 Forbidden');
    const address = addressBlock(addressOf(request));
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      broadcaster.open(webSocket, address, key, url.searchParams.get('protocol'));
    });
  };
  server.on('upgrade', (request, socket, head) => {
    escapes.run(
      'upgrade',
      () => take(request, socket, head),
      () => socket.destroy(),
    );
  });
}

/** An upgrade to another protocol, such as h2c, is ignored: the request is answered as it is (RFC 9110, 7.8). */
function answerAnyway(server: Server, request: IncomingMessage, socket: Duplex): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(socket, '400 Bad Request');
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Socket);
  response.on('finish', () => socket.end());
  server.emit('request', request, response);
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
