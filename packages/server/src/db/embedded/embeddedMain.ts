import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import type { FromDatabase, ToDatabase } from './EmbeddedMessage';
import { openFolder } from './folder';

/** The thread of the embedded database, so that a long statement does not block the server's event loop. */
const port = parentPort;
const tell = (message: FromDatabase) =>
  port?.postMessage(message, message instanceof Uint8Array ? [message.buffer as ArrayBuffer] : []);

let last: Promise<void> = Promise.resolve();
try {
  const pglite = await openFolder((workerData as { dataDir: string }).dataDir);
  port?.on('message', (message: ToDatabase) => {
    last = last.then(() => act(pglite, message)).catch((error: unknown) => tell({ failure: String(error) }));
  });
  tell('open');
} catch (error) {
  tell({ failure: error instanceof Error ? error.message : String(error) });
}

async function act(pglite: PGlite, message: ToDatabase): Promise<void> {
  if (message === 'connect') return forgetSession(pglite);
  if (message === 'close') {
    await pglite.close();
    return tell('closed');
  }
  // A copy, because the bytes lie in the database's own memory.
  tell(new Uint8Array(await pglite.execProtocolRaw(message)));
}

/** All connections share one session: what the last one began or prepared must go. */
async function forgetSession(pglite: PGlite): Promise<void> {
  await pglite.exec('rollback');
  await pglite.exec('discard all');
}
