import { limits } from '@iskra/api-contract';
import sharp, { type Metadata } from 'sharp';
import { invalidField, Refused } from '../http/Refused';
import { pictureOpening } from './makeSizes';

/** Refuses what is no photo of D-28: the type is read from the content, never from the name. */
export async function checkPicture(picture: Buffer): Promise<void> {
  const read = await readMetadata(picture).catch(() => null);
  if (!read || !isAllowedType(read)) throw new Refused(415, 'photoType');
  if (Math.min(read.width, read.height) < limits.photo.minSidePx)
    throw invalidField('image', 'photoTooSmall');
}

/** The reader opens SVG, GIF, TIFF and PDF too; only photos are let in. */
function isAllowedType({ format, compression }: Metadata): boolean {
  if (format === 'heif') return compression === 'av1';
  return format === 'jpeg' || format === 'png' || format === 'webp';
}

/** Asynchronous as a whole: an empty file makes the reader throw at once. */
async function readMetadata(picture: Buffer): Promise<Metadata> {
  return sharp(picture, pictureOpening).metadata();
}
