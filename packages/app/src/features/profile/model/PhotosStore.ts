import { deleteImage, limits, setMainImage, uploadImage, type Images } from '@iskra/api-contract';
import type { PhotoUpload, PickedPhoto } from '@iskra/ui/PhotoGrid';
import { makeAutoObservable } from 'mobx';
import { ApiError, sendWithProgress, type Api } from '../../../shared/api';
import type { SessionStore } from '../../auth';
import { askBeforeLeaving } from './askBeforeLeaving';

/** A photo on its way up, or one that did not get there. */
export interface Upload extends PhotoUpload {
  readonly file: File;
  /** No answer came: the member's connection, not the file. */
  readonly isOffline?: boolean | undefined;
}

/** A photo as the back end names it. */
export interface OwnPhoto {
  readonly key: string;
  readonly path: string;
}

/** One's own photos: up to six, added one after another in the order chosen [PRO-02, PRO-04]. */
export class PhotosStore {
  uploads: Upload[] = [];
  isBusy = false;
  hasFailed = false;
  private nextId = 1;
  private isWorking = false;
  private readonly sentFiles = new Map<string, File>();

  constructor(
    private readonly api: Api,
    private readonly session: SessionStore,
  ) {
    makeAutoObservable<PhotosStore, 'api' | 'session' | 'nextId' | 'isWorking' | 'sentFiles'>(
      this,
      { api: false, session: false, nextId: false, isWorking: false, sentFiles: false },
      { autoBind: true },
    );
  }

  /** The main one first, the others as they came. */
  get photos(): OwnPhoto[] {
    const { all_images, main_image } = this.session.images;
    return Object.entries(all_images)
      .map(([key, path]) => ({ key, path }))
      .sort((a, b) => Number(b.path === main_image) - Number(a.path === main_image));
  }

  get mainKey(): string | null {
    const { main_image } = this.session.images;
    return this.photos.find(({ path }) => path === main_image)?.key ?? null;
  }

  /** Files that are photos already, or will be. */
  get knownFiles(): File[] {
    const sent = this.photos.flatMap(({ key }) => this.sentFiles.get(key) ?? []);
    return [...sent, ...this.uploads.filter(({ state }) => state !== 'failed').map(({ file }) => file)];
  }

  /** Shows each file at a slot and sends those that are fit; what failed before gives way. */
  async add(picked: readonly PickedPhoto[]): Promise<void> {
    this.makeRoom(picked.length);
    this.uploads = [...this.uploads, ...picked.map((photo) => this.begin(photo))];
    await this.work();
  }

  /** Tries a failed one again, after those that wait; a duplicate is added all the same. */
  async retry(id: number): Promise<void> {
    const again = this.uploads.find((upload) => upload.id === id);
    if (again?.state !== 'failed') return;
    const { name, file, preview } = again;
    const waiting: Upload = { id, name, file, preview, state: 'queued' };
    this.uploads = [...this.uploads.filter((upload) => upload !== again), waiting];
    await this.work();
  }

  dismiss(id: number): void {
    const preview = this.uploads.find((upload) => upload.id === id)?.preview;
    if (preview) URL.revokeObjectURL(preview);
    this.uploads = this.uploads.filter((upload) => upload.id !== id);
  }

  /** Whether the back end agreed; the sidebar shows the new main photo at once [PRO-05]. */
  setMain(key: string): Promise<boolean> {
    return this.change(() => this.api.send(setMainImage, { body: { key } }));
  }

  /** Whether the back end agreed; without the main one the first that remains becomes it [PRO-04]. */
  remove(key: string): Promise<boolean> {
    return this.change(() => this.api.send(deleteImage, { body: { key } }));
  }

  update(id: number, change: Partial<Upload>): void {
    this.uploads = this.uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload));
  }

  settle(change: Partial<Pick<PhotosStore, 'isBusy' | 'hasFailed'>>): void {
    Object.assign(this, change);
  }

  private begin({ file, problem }: PickedPhoto): Upload {
    const isPicture = problem !== 'type';
    return {
      id: this.nextId++,
      name: file.name,
      file,
      state: problem ? 'failed' : 'queued',
      problem,
      preview: isPicture ? URL.createObjectURL(file) : undefined,
    };
  }

  private makeRoom(count: number): void {
    const over = this.photos.length + this.uploads.length + count - limits.photoSlots;
    const failed = this.uploads.filter(({ state }) => state === 'failed').slice(0, Math.max(0, over));
    for (const { id } of failed) this.dismiss(id);
  }

  /** One at a time: the last one to arrive ends as main, and that must be the last one chosen (D-28). */
  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    const stopAsking = askBeforeLeaving();
    try {
      for (let next = this.nextInLine(); next; next = this.nextInLine()) await this.upload(next);
    } finally {
      this.isWorking = false;
      stopAsking();
    }
  }

  private nextInLine(): Upload | undefined {
    return this.uploads.find(({ state }) => state === 'queued');
  }

  private async upload({ id, file }: Upload): Promise<void> {
    this.update(id, { state: 'uploading', percent: 0 });
    try {
      const transport = sendWithProgress((sent) =>
        this.update(id, { percent: Math.round(sent * 100), state: sent < 1 ? 'uploading' : 'processing' }),
      );
      const { key, all_images, main_image } = await this.api.upload(uploadImage, file, transport);
      this.sentFiles.set(key, file);
      this.session.setImages({ all_images, main_image });
      this.dismiss(id);
    } catch (error) {
      console.warn('A photo was not uploaded', error);
      this.update(id, { state: 'failed', ...faultOf(error) });
    }
  }

  private async change(call: () => Promise<Images>): Promise<boolean> {
    this.settle({ isBusy: true, hasFailed: false });
    try {
      this.session.setImages(await call());
      return true;
    } catch (error) {
      console.warn('The photos were not changed', error);
      this.settle({ hasFailed: true });
      return false;
    } finally {
      this.settle({ isBusy: false });
    }
  }
}

function faultOf(error: unknown): Partial<Upload> {
  if (!(error instanceof ApiError)) return { canRetry: true };
  return { reason: error.message, canRetry: error.isTransient, isOffline: error.kind === 'network' };
}
