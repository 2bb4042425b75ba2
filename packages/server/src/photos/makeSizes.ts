import { photoSizes, type PhotoSize } from '@iskra/api-contract';
import sharp, { type Sharp } from 'sharp';

export type PhotoSizes = Readonly<Record<PhotoSize, Buffer>>;

const opening = { failOn: 'error', limitInputPixels: 50e6 } as const;

/** Where the small square is cut: where a photo draws the eye, or around the face of a drawn portrait. */
export type Crop = 'attention' | 'drawn-face';

/** The three WebP sizes of a picture: turned upright, without metadata; the small one is a square. */
export async function makeSizes(picture: Buffer | string, crop: Crop): Promise<PhotoSizes> {
  const { sm, md, lg } = photoSizes;
  const large = await sharp(picture, opening)
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

/** A drawn head fills the middle of its portrait; eyes stand a little above the half. */
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

export { opening as pictureOpening };
