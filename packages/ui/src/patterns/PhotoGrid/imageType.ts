const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The type of a picture by its first bytes, as `image/png`; undefined for anything else, whatever its name says. */
export function imageType(head: Uint8Array): string | undefined {
  if (startsWith(head, jpeg)) return 'image/jpeg';
  if (startsWith(head, png)) return 'image/png';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'image/webp';
  if (text(head, 0, 3) === 'GIF') return 'image/gif';
  if (text(head, 4, 8) === 'ftyp') return boxedType(head);
  return undefined;
}

/** AVIF and HEIC share a box format: the brands tell which it is. */
function boxedType(head: Uint8Array): string | undefined {
  const brands = [8, 16, 20, 24, 28].map((at) => text(head, at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'image/avif';
  if (brands.some((brand) => /^(hei|hev|mif1)/.test(brand))) return 'image/heic';
  return undefined;
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

function text(head: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...head.subarray(from, to));
}
