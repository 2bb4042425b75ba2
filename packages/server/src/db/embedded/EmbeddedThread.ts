import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { threadOfSibling } from '../../start/startSibling';
import type { FromDatabase, ToDatabase } from './EmbeddedMessage';

const closeMs = 5000;

/** The thread that holds the embedded database, and the bytes of PostgreSQL's protocol that go there and back. */
export class EmbeddedThread {
  private receive: (bytes: Uint8Array) => void = () => undefined;
  private fail: (error: Error) => void = () => undefined;
  private isOver = false;

  private constructor(private readonly worker: Worker) {
    worker.on('message', (message: FromDatabase) => {
      if (message instanceof Uint8Array) this.receive(message);
      else if (typeof message === 'object') this.fail(new Error(message.failure));
    });
    worker.on('error', (error) => this.fail(error as Error));
    worker.on('exit', () => {
      this.isOver = true;
      this.fail(new Error(over));
    });
  }

  /** Rejects when the folder's database cannot be opened. */
  static async open(dataDir: string): Promise<EmbeddedThread> {
    const worker = threadOfSibling(import.meta.url, 'embeddedMain', { dataDir });
    await told(worker, 'open');
    return new EmbeddedThread(worker);
  }

  /** Opens a new connection, the only one from now on; earlier failures are forgotten. */
  connect(receive: (bytes: Uint8Array) => void, fail: (error: Error) => void): void {
    this.receive = receive;
    this.fail = fail;
    if (this.isOver) fail(new Error(over));
    else this.tell('connect');
  }

  send(bytes: Uint8Array): void {
    this.tell(bytes);
  }

  /**
   * Resolves when everything is written and the files are closed. A database that does not close is terminated: what was
   * committed is in its log, as after a kill.
   */
  async close(): Promise<void> {
    const closed = told(this.worker, 'closed');
    this.tell('close');
    await Promise.race([closed, pause(closeMs, undefined, { ref: false })]);
    await this.worker.terminate();
  }

  private tell(message: ToDatabase): void {
    this.worker.postMessage(message);
  }
}

/** The driver's own text for a lost connection, which `isUnavailable` recognises. */
const over = 'Connection terminated: the thread of the embedded database ended';

function told(worker: Worker, what: 'open' | 'closed'): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromDatabase) => {
      if (message === what) resolve();
      else if (typeof message === 'object' && 'failure' in message) reject(new Error(message.failure));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(over)));
  });
}
