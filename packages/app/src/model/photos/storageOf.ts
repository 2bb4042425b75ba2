import type { UploadStorage } from '@iskra/ui/uploads';
import type { PhotoOutbox } from './photoOutbox';

/** Where the queue of one member keeps what is not sent yet (D-27) [B2.7]; nowhere for nobody. */
export function storageOf(outbox: PhotoOutbox, memberId: number | undefined): UploadStorage | undefined {
  if (memberId === undefined) return undefined;
  return {
    load: () => outbox.load(memberId),
    put: (upload) => {
      const createdAt = performance.timeOrigin + performance.now();
      const { crop, ...kept } = upload;
      return outbox.put({ ...kept, memberId, createdAt, ...(crop ? { crop } : {}) });
    },
    remove: (id) => outbox.remove(id),
  };
}
