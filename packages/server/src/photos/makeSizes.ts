import { photoSizes, type PhotoSize } from '@iskra/api-contract';
import sharp from 'sharp';

export type PhotoSizes = Readonly<Record<PhotoSize, Buffer>>;

const opening = { failOn: 'error', limitInputPixels: 50e6 } as const;

/** The three WebP sizes of a picture: turned upright, without metadata; the small one is a square. */
export async function makeSizes(picture: Buffer | string, crop: 'attention' | 'north'): Promise<PhotoSizes> {
  const { sm, md, lg } = photoSizes;
  const large = await sharp(picture, opening)
    .autoOrient()
    .resize(lg, lg, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  const [small, medium] = await Promise.all([
    sharp(large).resize(sm, sm, { fit: 'cover', position: crop }).webp({ quality: 78 }).toBuffer(),
    sharp(large).resize(md, md, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 78 }).toBuffer(),
  ]);
  return { sm: small, md: medium, lg: large };
}

export { opening as pictureOpening };
