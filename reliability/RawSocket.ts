import { connect, type Socket } from 'node:net';

/** A live connection without a library: what comes are bytes, so that nothing hides why it ends. */
export class RawSocket {
  /** The code of the close frame, or null when the connection ended without one. */
  readonly closed: Promise<number | null>;
  private received = Buffer.alloc(0);

  private constructor(private readonly socket: Socket) {
    this.closed = new Promise((resolve) => {
      socket.on('data', (chunk) => (this.received = Buffer.concat([this.received, chunk])));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(closeCode(this.received)));
    });
  }

  static async open(port: number, key: string): Promise<RawSocket> {
    const raw = new RawSocket(connect(port, '127.0.0.1'));
    raw.socket.write(
      `GET /app/${key}?protocol=7 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    while (!raw.received.includes('connection_established'))
      await new Promise((next) => setTimeout(next, 10));
    return raw;
  }
}

/** Frames of a server are not masked; the short ones are all that come here but those of up to 64 KiB. */
function closeCode(bytes: Buffer): number | null {
  let at = bytes.indexOf('\r\n\r\n') + 4;
  while (at + 4 <= bytes.length) {
    const short = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) === 0x88) return bytes.readUInt16BE(at + 2);
    at += short === 126 ? 4 + bytes.readUInt16BE(at + 2) : 2 + short;
  }
  return null;
}
