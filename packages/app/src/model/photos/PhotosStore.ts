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
  createUploadQueue,
  type QueuedUpload,
  type SendOptions,
  type UploadFault,
  type UploadQueue,
} from '@iskra/ui/uploads';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { ApiError, sendWithProgress, type Api } from '../../shared/api';
import { needed } from '../../shared/code';
import { Loading } from '../../shared/store';
import type { SessionStore } from '../session/SessionStore';
import { LastChosen } from './LastChosen';
import { leaveGuard } from './leaveGuard';
import { ownPhotos, type Arrived, type OwnPhoto } from './ownPhotos';
import type { PhotoOutbox } from './photoOutbox';
import { storageOf } from './storageOf';
import { uploadFault } from './uploadFault';

/** How long a lost connection is waited for before the next try, besides the browser's own word. */
const retryMs = 5000;

/** One's own photos: up to six, prepared here and sent two at a time; the last one chosen ends as main [PRO-02, PRO-04]. */
export class PhotosStore {
  uploads: readonly QueuedUpload[] = [];
  readonly changing = new Loading('Changing photos');
  private readonly queue: UploadQueue<Arrived>;
  private readonly sentFiles = new Map<string, File>();
  /** Photos of those under way: an answer that was written before another one arrived does not have it. */
  private readonly arrived = new Map<string, string>();
  private readonly last = new LastChosen();
  private readonly memberId: number | undefined;
  private readonly guardLeaving = leaveGuard();

  constructor(
    private readonly api: Api,
    private readonly session: SessionStore,
    outbox: PhotoOutbox,
  ) {
    this.memberId = session.user?.id;
    this.queue = createUploadQueue<Arrived>({
      prepare: async ({ file, crop }) => (await needed(() => import('./prepared'))).preparePhoto(file, crop),
      send: (file, options) => this.send(file, options),
      onDone: (answer, upload) => this.arrive(answer, upload),
      explain: (error) => this.explain(error),
      storage: storageOf(outbox, this.memberId),
    });
    const annotations = { ...hidden, uploads: observableRef };
    makeAutoObservable<PhotosStore, keyof typeof hidden>(this, annotations, { autoBind: true });
    this.queue.subscribe(() => this.follow());
    when(() => this.hasLeft, this.stop);
  }

  /** The main one first, the others as they came. */
  get photos(): OwnPhoto[] {
    return ownPhotos(this.session.images);
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
    this.queue.add(picked);
  }

  /** Sends what an earlier page could not [B2.7]. */
  async restore(): Promise<void> {
    await this.queue.restore();
  }

  /** The connection is back. */
  resume(): void {
    this.queue.resume();
  }

  /** The member is gone: what is kept waits for the photos of the next sign-in, which would go up twice otherwise. */
  stop(): void {
    this.last.forget();
    this.queue.stop();
  }

  /** Tries a failed or cancelled one again, after those that wait. */
  retry(id: number): void {
    this.queue.retry(id);
  }

  cancel(id: number): void {
    this.queue.cancel(id);
  }

  dismiss(id: number): void {
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
    return this.change(() => this.api.send(deleteImage, { body: { key } }).catch(this.unlessGone));
  }

  /** Another device has removed it: what is left, as the server says now. */
  private async unlessGone(error: unknown): Promise<Images> {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone || !(await this.session.restore())) throw error;
    return this.session.images;
  }

  private get hasLeft(): boolean {
    return this.session.user?.id !== this.memberId;
  }

  private makeRoom(count: number): void {
    const over = this.photos.length + this.uploads.length + count - limits.photoSlots;
    const ended = this.uploads.filter(({ state }) => state === 'failed' || state === 'cancelled');
    for (const { id } of ended.slice(0, Math.max(0, over))) this.dismiss(id);
  }

  private follow(): void {
    runInAction(() => (this.uploads = this.queue.getSnapshot()));
    this.guardLeaving(this.queue.isActive);
    if (this.queue.isActive) return;
    this.arrived.clear();
    this.settleMain();
  }

  private settleMain(): void {
    const main = this.last.settle();
    if (main !== undefined) void this.setMain(main);
  }

  private async send(file: File, { signal, onProgress }: SendOptions): Promise<Arrived> {
    // A photo may be on its way to here when somebody else signs in.
    if (this.hasLeft) throw new ApiError('refused', '', 401);
    const answer = await this.api.upload(uploadImage, file, sendWithProgress(onProgress, signal));
    this.last.noteAtServer(answer.key);
    return answer;
  }

  private arrive({ key, path, all_images }: Arrived, upload: QueuedUpload): void {
    if (this.hasLeft) return;
    this.sentFiles.set(key, upload.file);
    this.arrived.set(key, path);
    this.last.noteChosen(key);
    this.session.setImages({
      all_images: { ...all_images, ...Object.fromEntries(this.arrived) },
      main_image: path,
    });
  }

  private explain(error: unknown): UploadFault {
    const fault = uploadFault(error);
    if ('wait' in fault) setTimeout(() => this.resume(), retryMs);
    return fault;
  }

  /** A newer change may have overtaken this one: whether the back end agreed is another question than what it says now. */
  private async change(call: () => Promise<Images>): Promise<boolean> {
    let isAgreed = false;
    const track = async () => {
      const images = await this.session.changing(call);
      isAgreed = true;
      return images;
    };
    await this.changing.track(track, (images) => this.session.setImages(images));
    return isAgreed;
  }
}

const hidden = {
  api: false,
  session: false,
  queue: false,
  sentFiles: false,
  arrived: false,
  last: false,
  memberId: false,
  guardLeaving: false,
} as const;
