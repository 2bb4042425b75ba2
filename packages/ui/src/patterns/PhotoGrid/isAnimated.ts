/** Whether a picture's beginning says that it moves: GIF, animated PNG, WebP or AVIF. */
export function isAnimated(head: Uint8Array): boolean {
  const text = asText(head);
  if (text.startsWith('GIF')) return true;
  if (text.startsWith('RIFF')) return text.slice(12, 16) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0;
  if (text.startsWith('\x89PNG')) return hasChunkBeforeData(head, text);
  return text.slice(4, 12) === 'ftypavis';
}

/** An animated PNG has the chunk acTL before the first IDAT; text within other chunks is stepped over. */
function hasChunkBeforeData(head: Uint8Array, text: string): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let at = 8;
  while (at + 8 <= head.length) {
    const name = text.slice(at + 4, at + 8);
    if (name === 'acTL' || name === 'IDAT') return name === 'acTL';
    at += view.getUint32(at) + 12;
  }
  return false;
}

const asText = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
