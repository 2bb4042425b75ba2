import { Duplex } from 'node:stream';
import type { EmbeddedThread } from './EmbeddedThread';

type Written = (error?: Error | null) => void;

/** PostgreSQL's message that ends a connection; the database stays open for the next one. */
const terminate = 'X'.charCodeAt(0);

/** What the driver takes for a socket: bytes to the database's thread and back. */
export class EmbeddedStream extends Duplex {
  constructor(private readonly thread: EmbeddedThread) {
    super();
  }

  /** A socket has this method; the address does not matter. */
  connect(): this {
    this.thread.connect(
      (bytes) => this.push(bytes),
      (error) => this.destroy(error),
    );
    setImmediate(() => this.emit('connect'));
    return this;
  }

  override _read(): void {
    // Data is pushed when it arrives.
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: Written): void {
    this.hand([bytes]);
    done();
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: Written): void {
    this.hand(chunks.map(({ chunk }) => chunk));
    done();
  }

  /** The driver waits until both directions have ended, and closing the database waits for the driver. */
  override _final(done: Written): void {
    this.push(null);
    done();
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  private hand(chunks: readonly Buffer[]): void {
    if (chunks[0]?.[0] !== terminate) this.thread.send(Buffer.concat(chunks));
  }
}
