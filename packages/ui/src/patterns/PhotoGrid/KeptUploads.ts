import type { PickedPhoto } from './pickPhotos';
import type { UploadStorage } from './UploadStorage';

// [B2.7]
/** What a queue has in its storage. A storage that fails, as in a private window, only warns: the sending goes on. */
export class KeptUploads {
  private readonly ids = new WeakMap<PickedPhoto, string>();
  private chosen = 0;

  constructor(private readonly storage: UploadStorage | undefined) {}

  /** What an earlier page could not send. */
  async restore(): Promise<PickedPhoto[]> {
    const found = (await this.storage?.load().catch(warn)) ?? [];
    return found.map(({ id, file, crop }) => {
      const photo: PickedPhoto = { file, crop };
      this.ids.set(photo, id);
      return photo;
    });
  }

  keep(photo: PickedPhoto): void {
    if (!this.storage || photo.problem || this.ids.has(photo)) return;
    // In the order of choosing, also by the text of the id.
    const id = `${Date.now()}-${String((this.chosen += 1)).padStart(4, '0')}-${Math.random().toString(36).slice(2)}`;
    this.ids.set(photo, id);
    const { file, crop } = photo;
    void this.storage.put({ id, file, ...(crop ? { crop } : {}) }).catch(warn);
  }

  forget(photo: PickedPhoto): void {
    const id = this.ids.get(photo);
    if (id === undefined) return;
    this.ids.delete(photo);
    void this.storage?.remove(id).catch(warn);
  }
}

const warn = (error: unknown): undefined => void console.warn('Uploads are not kept over a reload', error);
