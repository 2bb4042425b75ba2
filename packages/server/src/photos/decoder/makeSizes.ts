import { photoSizes } from '@iskra/api-contract';
import sharp from 'sharp';
import type { PhotoSizes } from './Decoding';
import { decodeSeconds, pictureOpening } from './pictureBounds';

/** The three WebP sizes of a picture: turned upright, without metadata; the small one is a square of what draws the eye. */
export async function makeSizes(file: string): Promise<PhotoSizes> {
  const { sm, md, lg } = photoSizes;
  const large = await sharp(file, pictureOpening)
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize(lg, lg, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  const [small, medium] = await Promise.all([
    sharp(large).resize(sm, sm, { fit: 'cover', position: 'attention' }).webp({ quality: 78 }).toBuffer(),
    sharp(large).resize(md, md, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 78 }).toBuffer(),
  ]);
  return { sm: small, md: medium, lg: large };
}
