import { Duplex } from 'node:stream';
import type { EmbeddedThread } from './EmbeddedThread';

type Written = (error?: Error | null) => void;

/** PostgreSQL's word for the end of a connection; the database itself goes on for the next one. */
const terminate = 'X'.charCodeAt(0);

/** What the driver takes for a socket: bytes to the database's thread and back. */
export class EmbeddedStream extends Duplex {
  constructor(private readonly thread: EmbeddedThread) {
    super();
  }

  /** As a socket does; the address is of no matter. */
  connect(): this {
    this.thread.connect(
      (bytes) => this.push(bytes),
      (error) => this.destroy(error),
    );
    setImmediate(() => this.emit('connect'));
    return this;
  }

  override _read(): void {
    // What comes is pushed when it comes.
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: Written): void {
    this.hand([bytes]);
    done();
  }

  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: Written): void {
    this.hand(chunks.map(({ chunk }) => chunk));
    done();
  }

  /** The driver waits for the end of both directions, and who closes the database waits for the driver. */
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
