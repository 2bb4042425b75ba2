import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive. */
export interface ZipEntry {
  readonly name: string;
  /** Pictures are compressed already; text is worth compressing. */
  readonly isPacked: boolean;
  readonly content: AsyncIterable<Uint8Array>;
}

/** A zip as a stream: it reads no more than its consumer takes. */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) ready.push(chunk);
  });
  for await (const { name, isPacked, content } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    archive.add(file);
    for await (const chunk of content) {
      file.push(chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
