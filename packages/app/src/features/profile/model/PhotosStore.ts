import { deleteImage, limits, setMainImage, uploadImage, type Images } from '@iskra/api-contract';
import { makeAutoObservable } from 'mobx';
import { ApiError, type Api } from '../../../shared/api';
import type { SessionStore } from '../../auth';

/** A photo on its way up, or one that did not get there. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly preview: string;
  readonly error?: { readonly kind: 'offline' | 'refused'; readonly message: string } | undefined;
}

/** One's own photos: up to six, added one after another in the order chosen [PRO-02, PRO-04]. */
export class PhotosStore {
  uploads: Upload[] = [];
  leftOut = 0;
  isBusy = false;
  private nextId = 1;

  constructor(
    private readonly api: Api,
    private readonly session: SessionStore,
  ) {
    makeAutoObservable<PhotosStore, 'api' | 'session' | 'nextId'>(
      this,
      { api: false, session: false, nextId: false },
      { autoBind: true },
    );
  }

  get keys(): string[] {
    return Object.keys(this.session.images.all_images);
  }

  get freeSlots(): number {
    return Math.max(0, limits.photoSlots - this.keys.length - this.uploads.length);
  }

  async add(files: readonly File[]): Promise<void> {
    const pictures = files.filter(({ type }) => type.startsWith('image/'));
    const taken = pictures.slice(0, this.freeSlots);
    const uploads = taken.map((file) => this.begin(file));
    this.leftOut = files.length - taken.length;
    for (const [index, file] of taken.entries()) {
      const upload = uploads[index];
      if (upload) await this.upload(upload, file);
    }
  }

  async setMain(key: string): Promise<void> {
    await this.change(() => this.api.send(setMainImage, { body: { key } }));
  }

  async remove(key: string): Promise<void> {
    await this.change(() => this.api.send(deleteImage, { body: { key } }));
  }

  dismiss(id: number): void {
    this.uploads = this.uploads.filter((upload) => upload.id !== id);
  }

  begin(file: File): Upload {
    const upload = { id: this.nextId++, name: file.name, preview: URL.createObjectURL(file) };
    this.uploads = [...this.uploads, upload];
    return upload;
  }

  fail(id: number, error: Upload['error']): void {
    this.uploads = this.uploads.map((upload) => (upload.id === id ? { ...upload, error } : upload));
  }

  setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }

  private async upload({ id, preview }: Upload, file: File): Promise<void> {
    const body = new FormData();
    body.append('image', file);
    try {
      const { all_images, main_image } = await this.api.send(uploadImage, { body } as never);
      this.session.setImages({ all_images, main_image });
      this.dismiss(id);
      URL.revokeObjectURL(preview);
    } catch (error) {
      console.warn('A photo was not uploaded', error);
      const isRefused = error instanceof ApiError && error.kind === 'refused';
      this.fail(
        id,
        isRefused ? { kind: 'refused', message: error.message } : { kind: 'offline', message: '' },
      );
    }
  }

  private async change(call: () => Promise<Images>): Promise<void> {
    this.setBusy(true);
    try {
      this.session.setImages(await call());
    } catch (error) {
      console.warn('The photos were not changed', error);
    } finally {
      this.setBusy(false);
    }
  }
}
