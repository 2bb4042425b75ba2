import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ServerProcess } from './ServerProcess';

/** Hands each request and each live connection to the next of several servers, and never remembers whom it had. */
export class Balancer {
  private next = 0;

  private constructor(
    private readonly servers: readonly ServerProcess[],
    private readonly listener: Server,
    private readonly refusesUpgrades: boolean,
  ) {}

  /** With `refusesUpgrades` it lets no live connection through, as some proxies of companies. */
  static async start(
    servers: readonly ServerProcess[],
    { refusesUpgrades = false }: { refusesUpgrades?: boolean } = {},
  ): Promise<Balancer> {
    const listener = createServer();
    const balancer = new Balancer(servers, listener, refusesUpgrades);
    listener.on('request', (incoming, answer) => balancer.pass(incoming, answer));
    listener.on('upgrade', (incoming, socket, head) => balancer.passSocket(incoming, socket, head));
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  /** The six digits last mailed to an address; the servers share their folder of mails. */
  codeFor(email: string): Promise<string> {
    return this.choose().codeFor(email);
  }

  close(): void {
    this.listener.close();
    this.listener.closeAllConnections();
  }

  private choose(): ServerProcess {
    const server = this.servers[this.next % this.servers.length];
    if (!server) throw new Error('There is no server to choose');
    this.next += 1;
    return server;
  }

  private pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method, url: path, headers } = incoming;
    const outgoing = request(
      { host: '127.0.0.1', port: this.choose().port, method, path, headers },
      (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      },
    );
    outgoing.on('error', () => answer.headersSent || answer.writeHead(502).end());
    incoming.pipe(outgoing);
  }

  private passSocket(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (this.refusesUpgrades) return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    const server: Socket = connect(this.choose().port, '127.0.0.1', () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
      for (let at = 0; at < incoming.rawHeaders.length; at += 2)
        lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
      server.write(`${lines.join('\r\n')}\r\n\r\n`);
      server.write(head);
      server.pipe(socket);
      socket.pipe(server);
    });
    server.on('error', () => socket.destroy());
    socket.on('error', () => server.destroy());
    socket.on('close', () => server.destroy());
  }
}
