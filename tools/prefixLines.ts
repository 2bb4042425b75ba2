import { createInterface } from 'node:readline';

/** Copies every line of one stream to another, the name of its process in front. */
export function prefixLines(from: NodeJS.ReadableStream, name: string, to: NodeJS.WritableStream): void {
  const lines = createInterface({ input: from });
  lines.on('line', (line) => to.write(`${name.padEnd(6)} | ${line}\n`));
}
