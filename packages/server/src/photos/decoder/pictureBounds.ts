/** Options of sharp: a broken picture is an error, and none takes the decoder longer than this. */
export const pictureOpening = { failOn: 'error', limitInputPixels: 50e6, sequentialRead: true } as const;
export const decodeSeconds = 20;

/** Photos of D-28, and how many pixels of each the decoder's memory allows: for AVIF some 18 bytes a pixel, for the others 4. */
const mostPixels = { jpeg: 50e6, png: 50e6, webp: 50e6, avif: 12.6e6 } as const;

/** The accepted kinds of pictures. */
export type PictureKind = keyof typeof mostPixels;

/** Whether a picture of that size may be decoded at all. */
export function isDecodable(kind: PictureKind, width: number, height: number): boolean {
  return width * height <= mostPixels[kind];
}
