/** What a back end answered, by its type: JSON, a file's bytes, or text. */
export function parseBody(type: string | null | undefined, bytes: Uint8Array): unknown {
  if (type?.startsWith('application/zip')) return bytes;
  const text = new TextDecoder().decode(bytes);
  return type?.startsWith('application/json') ? JSON.parse(text) : text;
}
