import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { PhotoSize } from '@iskra/api-contract';
import type { Config } from '../start/config';
import { BucketPhotos } from './BucketPhotos';
import { FolderPhotos } from './FolderPhotos';
import type { PhotoSizes } from './decoder/Decoding';
import type { OpenPhoto, PhotoFiles } from './PhotoFiles';
import { PictureQueue } from './PictureQueue';

const keyPattern = /^[\w-]{22}$/;

/** Photos by their keys, and the one queue in which pictures are decoded. */
export class PhotoStore {
  readonly queue = new PictureQueue();

  constructor(private readonly files: PhotoFiles) {}

  /** Stores all sizes of a photo under its key, or none. */
  async put(key: string, sizes: PhotoSizes): Promise<void> {
    if (!keyPattern.test(key)) throw new Error('This is not the key of a photo');
    await this.files.write(key, sizes).catch(async (error: unknown) => {
      await this.files.remove(key).catch(() => undefined);
      throw error;
    });
  }

  async remove(key: string): Promise<void> {
    if (keyPattern.test(key)) await this.files.remove(key);
  }

  /** The content of one size, or null if there is none. */
  async open(key: string, size: PhotoSize): Promise<OpenPhoto | null> {
    return keyPattern.test(key) ? this.files.open(key, size) : null;
  }

  async has(key: string): Promise<boolean> {
    const photo = await this.open(key, 'lg');
    photo?.content.destroy();
    return photo !== null;
  }
}

/** Opens the configured store: the bucket, or else the data folder. */
export function openPhotos({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): PhotoStore {
  return new PhotoStore(bucket ? new BucketPhotos(bucket) : new FolderPhotos(path.join(dataDir, 'photos')));
}

/** 128 random bits. */
export function newPhotoKey(): string {
  return randomBytes(16).toString('base64url');
}
