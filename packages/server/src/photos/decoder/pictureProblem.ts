import { limits } from '@iskra/api-contract';
import type { PhotoProblem } from '@iskra/api-contract/rules';
import sharp, { type Metadata } from 'sharp';
import { isDecodable, pictureOpening, type PictureKind } from './pictureBounds';

/** Why a picture is refused, as the name of the text. */
export type PictureProblem = Extract<PhotoProblem, 'photoType' | 'photoTooSmall' | 'photoTooDetailed'>;

/** What is wrong with a photo of D-28, by its head alone, or null: the type is read from the content, never from the name. */
export async function pictureProblem(file: string): Promise<PictureProblem | null> {
  const read = await readMetadata(file).catch(() => null);
  const kind = read && kindOf(read);
  if (!read || !kind) return 'photoType';
  const { width, height } = read;
  if (Math.min(width, height) < limits.photo.minSidePx) return 'photoTooSmall';
  return isDecodable(kind, width, height) ? null : 'photoTooDetailed';
}

/** sharp opens SVG, GIF, TIFF and PDF too; only photos are accepted. */
function kindOf({ format, compression }: Metadata): PictureKind | null {
  if (format === 'heif') return compression === 'av1' ? 'avif' : null;
  return format === 'jpeg' || format === 'png' || format === 'webp' ? format : null;
}

/** Reads no pixels, so their number does not matter yet. Async, because sharp throws at once on an empty file. */
async function readMetadata(file: string): Promise<Metadata> {
  return sharp(file, { ...pictureOpening, limitInputPixels: false }).metadata();
}
