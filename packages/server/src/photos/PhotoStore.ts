import { randomBytes } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PhotoSize } from '@iskra/api-contract';
import { makeSizes, type PhotoSizes } from './makeSizes';

const keyPattern = /^[\w-]{22}$/;

/** Photos as files, `KEY/size.webp`; the key cannot be guessed, so the path is the permission. */
export class PhotoStore {
  private readonly making = new Map<string, Promise<void>>();

  constructor(private readonly folder: string) {}

  /** Keeps all sizes of a photo under a new key. */
  async add(sizes: PhotoSizes): Promise<string> {
    const key = newPhotoKey();
    await this.write(key, sizes);
    return key;
  }

  async remove(key: string): Promise<void> {
    if (keyPattern.test(key)) await rm(path.join(this.folder, key), { recursive: true, force: true });
  }

  /** The file of one size, or null if there is none. */
  async file(key: string, size: PhotoSize): Promise<string | null> {
    if (!keyPattern.test(key)) return null;
    const file = path.join(this.folder, key, `${size}.webp`);
    return access(file).then(
      () => file,
      () => null,
    );
  }

  /** Makes the sizes of a drawn portrait when they are first asked for; those who ask meanwhile wait for the same. */
  async makeFrom(key: string, source: string): Promise<void> {
    const running = this.making.get(key) ?? this.makeNow(key, source);
    this.making.set(key, running);
    await running.finally(() => this.making.delete(key));
  }

  private async makeNow(key: string, source: string): Promise<void> {
    await this.write(key, await makeSizes(source, 'drawn-face'));
  }

  /** Whole or not at all: the folder gets its name when all sizes are in it. */
  private async write(key: string, sizes: PhotoSizes): Promise<void> {
    const draft = path.join(this.folder, `.${key}`);
    await mkdir(draft, { recursive: true });
    await Promise.all(
      Object.entries(sizes).map(([size, content]) => writeFile(path.join(draft, `${size}.webp`), content)),
    );
    await rename(draft, path.join(this.folder, key));
  }
}

/** 128 random bits. */
export function newPhotoKey(): string {
  return randomBytes(16).toString('base64url');
}
