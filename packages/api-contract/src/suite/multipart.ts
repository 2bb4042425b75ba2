/** A file as a page sends it. */
export interface SentFile {
  readonly content: Uint8Array;
  readonly type: string;
  /** @default 'image' */
  readonly field?: string;
}

const boundary = 'the-boundary-of-one-file';

/** A form of that one file. */
export function multipart({ content, type, field = 'image' }: SentFile) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="photo"\r\nContent-Type: ${type}\r\n\r\n`;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const body = Uint8Array.from([...bytes(head), ...content, ...bytes(`\r\n--${boundary}--\r\n`)]);
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
}
