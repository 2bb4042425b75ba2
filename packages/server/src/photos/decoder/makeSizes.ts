import { photoSizes } from '@iskra/api-contract';
import sharp, { type Sharp } from 'sharp';
import type { Crop, PhotoSizes } from './Decoding';
import { decodeSeconds, pictureOpening } from './pictureBounds';

/** The three WebP sizes of a picture: turned upright, without metadata; the small one is a square. */
export async function makeSizes(file: string, crop: Crop): Promise<PhotoSizes> {
  const { sm, md, lg } = photoSizes;
  const large = await sharp(file, pictureOpening)
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize(lg, lg, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  const [small, medium] = await Promise.all([
    (await cut(large, crop))
      .resize(sm, sm, { fit: 'cover', position: 'attention' })
      .webp({ quality: 78 })
      .toBuffer(),
    sharp(large).resize(md, md, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 78 }).toBuffer(),
  ]);
  return { sm: small, md: medium, lg: large };
}

/** A drawn head fills the middle of its portrait; the eyes are a little above the middle. */
async function cut(picture: Buffer, crop: Crop): Promise<Sharp> {
  const image = sharp(picture);
  if (crop === 'attention') return image;
  const { width, height } = await image.metadata();
  const side = Math.round(width * 0.92);
  return image.extract({
    left: Math.round((width - side) / 2),
    top: Math.round(height * 0.48 - side / 2),
    width: side,
    height: side,
  });
}
