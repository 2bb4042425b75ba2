import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../start/StartError';

/** Writes lines into a compressed file that only its owner may read; whole, or not at all. */
export async function writeDumpFile<Result>(
  file: string,
  fill: (write: (line: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  if (await isThere(file)) throw new StartError(`${file} already exists: choose another name`);
  const draft = `${file}.part`;
  const lines = new PassThrough();
  const written = pipeline(lines, createGzip(), createWriteStream(draft, { mode: 0o600 }));
  written.catch(() => undefined); // told below
  try {
    const result = await fill(async (line) => {
      if (!lines.write(`${line}\n`)) await Promise.race([drained(lines), written]);
    });
    lines.end();
    await written;
    await rename(draft, file);
    return result;
  } catch (error) {
    lines.destroy();
    await rm(draft, { force: true });
    throw asStartError(error, file, 'written');
  }
}

/** The lines of a dump; throws a StartError if the file cannot be read. */
export async function* readDumpFile(file: string): AsyncIterable<string> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  let rest = '';
  try {
    for await (const part of source.pipe(gunzip).setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw asStartError(error, file, 'read');
  } finally {
    source.destroy();
  }
}

const drained = (stream: PassThrough) => new Promise((resolve) => stream.once('drain', resolve));

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Errors of files and compression have a code; others are not about the file. */
function asStartError(error: unknown, file: string, what: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  const isOfFile = syscall !== undefined || (typeof code === 'string' && code.startsWith('Z_'));
  return isOfFile ? new StartError(`${file} cannot be ${what} (${code ?? ''})`) : error;
}
