import type { PhotoSize } from '@iskra/api-contract';
import type { PictureProblem } from './pictureProblem';

/** The WebP content of each size. */
export type PhotoSizes = Readonly<Record<PhotoSize, Buffer>>;

/** Where the small square is cropped: at what draws the eye in a photo, or around the face of a drawn portrait. */
export type Crop = 'attention' | 'drawn-face';

/** The request to the decoder: a file, and how to crop it. */
export interface Decoding {
  readonly file: string;
  readonly crop: Crop;
}

/** Its answer: the sizes, or what is wrong with the picture. */
export type Decoded = { readonly sizes: PhotoSizes } | { readonly problem: PictureProblem };
