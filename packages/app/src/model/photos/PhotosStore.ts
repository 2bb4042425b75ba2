import {
  deleteImage,
  limits,
  orderImages,
  setMainImage,
  uploadImage,
  type Images,
} from '@iskra/api-contract';
import type { PickedPhoto } from '@iskra/ui/PhotoGrid';
import {
  preparePhoto,
  createUploadQueue,
  type QueuedUpload,
  type SendOptions,
  type UploadFault,
  type UploadQueue,
} from '@iskra/ui/uploads';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError, sendWithProgress, type Api } from '../../shared/api';
import { newClientId } from '../chat/newClientId';
import type { SessionStore } from '../session/SessionStore';
import { askBeforeLeaving } from './askBeforeLeaving';
import type { PhotoOutbox } from './photoOutbox';

/** A photo as the back end names it. */
export interface OwnPhoto {
  readonly key: string;
  readonly path: string;
}

interface Arrived extends Images {
  readonly key: string;
  readonly path: string;
}

/** How long a lost connection is waited for before the next try, besides the browser's own word. */
const retryMs = 5000;

/** One's own photos: up to six, prepared here and sent two at a time; the last one chosen ends as main [PRO-02, PRO-04]. */
export class PhotosStore {
  uploads: readonly QueuedUpload[] = [];
  isBusy = false;
  hasFailed = false;
  private readonly queue: UploadQueue<Arrived>;
  private readonly sentFiles = new Map<string, File>();
  /** Photos of those under way: an answer that was written before another one arrived does not have it. */
  private readonly arrived = new Map<string, string>();
  private lastAtServer: string | undefined;
  private lastChosen: string | undefined;
  private readonly unsent = new WeakMap<PickedPhoto, string>();
  private readonly memberId: number | undefined;
  private stopAsking: (() => void) | undefined;

  constructor(
    private readonly api: Api,
    private readonly session: SessionStore,
    private readonly outbox: PhotoOutbox,
  ) {
    this.memberId = session.user?.id;
    this.queue = createUploadQueue<Arrived>({
      prepare: ({ file, crop }) => preparePhoto(file, crop),
      send: (file, options) => this.send(file, options),
      onDone: (answer, upload) => this.keep(answer, upload),
      explain: (error) => this.explain(error),
    });
    makeAutoObservable<PhotosStore, Private>(this, notObserved, { autoBind: true });
    this.queue.subscribe(() => this.follow());
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

  /** Shows each file at a slot, keeps it over a reload and sends those that are fit; what failed before gives way. */
  add(picked: readonly PickedPhoto[]): void {
    this.makeRoom(picked.length);
    for (const photo of picked) if (!photo.problem) this.store(photo);
    this.queue.add(picked);
  }

  /** Sends what an earlier page could not [B2.7]. */
  async restore(): Promise<void> {
    if (this.memberId === undefined) return;
    const found = await this.outbox.load(this.memberId).catch(() => []);
    const picked = found.map(({ id, file, crop }) => {
      const photo: PickedPhoto = { file, crop };
      this.unsent.set(photo, id);
      return photo;
    });
    if (picked.length > 0) this.queue.add(picked);
  }

  /** The connection is back. */
  resume(): void {
    this.queue.resume();
  }

  /** Tries a failed or cancelled one again, after those that wait. */
  retry(id: number): void {
    this.queue.retry(id);
  }

  cancel(id: number): void {
    this.forget(this.uploads.find((upload) => upload.id === id));
    this.queue.cancel(id);
  }

  dismiss(id: number): void {
    this.forget(this.uploads.find((upload) => upload.id === id));
    this.queue.dismiss(id);
  }

  /** Whether the back end agreed; the sidebar shows the new main photo at once [PRO-05]. */
  setMain(key: string): Promise<boolean> {
    return this.change(() => this.api.send(setMainImage, { body: { key } }));
  }

  /** Whether the back end agreed; `keys` are all photos in their new order. */
  order(keys: readonly string[]): Promise<boolean> {
    return this.change(() => this.api.send(orderImages, { body: { keys: [...keys] } }));
  }

  /** Whether the back end agreed; without the main one the first that remains becomes it [PRO-04]. */
  remove(key: string): Promise<boolean> {
    this.arrived.delete(key);
    return this.change(() => this.api.send(deleteImage, { body: { key } }));
  }

  settle(change: Partial<Pick<PhotosStore, 'isBusy' | 'hasFailed'>>): void {
    Object.assign(this, change);
  }

  private makeRoom(count: number): void {
    const over = this.photos.length + this.uploads.length + count - limits.photoSlots;
    const ended = this.uploads.filter(({ state }) => state === 'failed' || state === 'cancelled');
    for (const { id } of ended.slice(0, Math.max(0, over))) this.dismiss(id);
  }

  private store(photo: PickedPhoto): void {
    if (this.memberId === undefined) return;
    const id = newClientId();
    this.unsent.set(photo, id);
    const { file, crop } = photo;
    const createdAt = performance.timeOrigin + performance.now();
    void this.outbox
      .put({ id, memberId: this.memberId, createdAt, file, ...(crop ? { crop } : {}) })
      .catch((error: unknown) => console.warn('A photo is not kept over a reload', error));
  }

  private forget(upload: QueuedUpload | undefined): void {
    const id = upload && this.unsent.get(upload.picked);
    if (id !== undefined) void this.outbox.remove(id).catch(() => undefined);
  }

  private follow(): void {
    runInAction(() => (this.uploads = this.queue.getSnapshot()));
    if (this.queue.isActive) this.stopAsking ??= askBeforeLeaving();
    else {
      this.stopAsking?.();
      this.stopAsking = undefined;
      this.arrived.clear();
      this.settleMain();
    }
  }

  /** Of two on their way the one chosen first may arrive last; the last one chosen is to be main (D-28). */
  private settleMain(): void {
    const { lastAtServer, lastChosen } = this;
    this.lastAtServer = this.lastChosen = undefined;
    if (lastChosen !== undefined && lastAtServer !== lastChosen) void this.setMain(lastChosen);
  }

  private async send(file: File, { signal, onProgress }: SendOptions): Promise<Arrived> {
    // The queue outlives the member when somebody else signs in meanwhile.
    if (this.session.user?.id !== this.memberId) throw new ApiError('refused', '', 401);
    const answer = await this.api.upload(uploadImage, file, sendWithProgress(onProgress, signal));
    this.lastAtServer = answer.key;
    return answer;
  }

  private keep({ key, path, all_images }: Arrived, upload: QueuedUpload): void {
    this.forget(upload);
    this.sentFiles.set(key, upload.file);
    this.arrived.set(key, path);
    this.lastChosen = key;
    this.session.setImages({
      all_images: { ...all_images, ...Object.fromEntries(this.arrived) },
      main_image: path,
    });
  }

  private explain(error: unknown): UploadFault {
    console.warn('A photo was not uploaded', error);
    if (!(error instanceof ApiError)) return { canRetry: true };
    if (error.kind !== 'network') return { reason: error.message, canRetry: error.isTransient };
    setTimeout(() => this.resume(), retryMs);
    return { wait: true, isOffline: true };
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

const hidden = {
  api: false,
  session: false,
  outbox: false,
  queue: false,
  sentFiles: false,
  arrived: false,
  lastAtServer: false,
  lastChosen: false,
  unsent: false,
  memberId: false,
  stopAsking: false,
} as const;
type Private = keyof typeof hidden;
const notObserved = { ...hidden, uploads: observableRef };
