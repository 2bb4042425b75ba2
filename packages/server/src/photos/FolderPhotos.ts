import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoSize } from '@iskra/api-contract';
import type { PhotoSizes } from './decoder/Decoding';
import type { OpenPhoto, PhotoFiles } from './PhotoFiles';

/** Photos as files, `KEY/size.webp`. */
export class FolderPhotos implements PhotoFiles {
  constructor(private readonly folder: string) {}

  /** Writes all sizes or none: the folder gets its name once it is complete. */
  async write(key: string, sizes: PhotoSizes): Promise<void> {
    const draft = path.join(this.folder, `.${key}`);
    await mkdir(draft, { recursive: true });
    await Promise.all(
      Object.entries(sizes).map(([size, content]) => writeFile(path.join(draft, `${size}.webp`), content)),
    );
    await rm(path.join(this.folder, key), { recursive: true, force: true });
    await rename(draft, path.join(this.folder, key));
  }

  async remove(key: string): Promise<void> {
    await Promise.all(
      [key, `.${key}`].map((name) => rm(path.join(this.folder, name), { recursive: true, force: true })),
    );
  }

  async open(key: string, size: PhotoSize): Promise<OpenPhoto | null> {
    const file = await open(path.join(this.folder, key, `${size}.webp`)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      },
    );
    if (!file) return null;
    return { bytes: (await file.stat()).size, content: file.createReadStream() };
  }
}
