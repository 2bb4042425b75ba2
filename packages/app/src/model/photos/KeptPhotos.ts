import type { PickedPhoto } from '@iskra/ui/PhotoGrid';
import type { QueuedUpload } from '@iskra/ui/uploads';
import { newClientId } from '../chat/newClientId';
import type { PhotoOutbox } from './photoOutbox';

/** Chosen photos that were not sent yet, kept over a reload (D-27) [B2.7]. */
export class KeptPhotos {
  private readonly ids = new WeakMap<PickedPhoto, string>();

  constructor(
    private readonly outbox: PhotoOutbox,
    private readonly memberId: number | undefined,
  ) {}

  /** What an earlier page could not send. */
  async restore(): Promise<PickedPhoto[]> {
    if (this.memberId === undefined) return [];
    const found = await this.outbox.load(this.memberId).catch(() => []);
    return found.map(({ id, file, crop }) => {
      const photo: PickedPhoto = { file, crop };
      this.ids.set(photo, id);
      return photo;
    });
  }

  keep(photo: PickedPhoto): void {
    if (this.memberId === undefined) return;
    const id = newClientId();
    this.ids.set(photo, id);
    const { file, crop } = photo;
    const createdAt = performance.timeOrigin + performance.now();
    void this.outbox
      .put({ id, memberId: this.memberId, createdAt, file, ...(crop ? { crop } : {}) })
      .catch((error: unknown) => console.warn('A photo is not kept over a reload', error));
  }

  drop(upload: QueuedUpload | undefined): void {
    const id = upload && this.ids.get(upload.picked);
    if (id !== undefined) void this.outbox.remove(id).catch(() => undefined);
  }
}
