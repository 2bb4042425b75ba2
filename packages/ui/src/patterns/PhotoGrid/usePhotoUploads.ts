import { useEffect, useState, useSyncExternalStore } from 'react';
import { preparePhoto } from './preparePhoto';
import {
  createUploadQueue,
  type QueuedUpload,
  type UploadQueue,
  type UploadQueueOptions,
} from './UploadQueue';

export interface PhotoUploads {
  /** For `PhotoGrid`. */
  readonly uploads: readonly QueuedUpload[];
  /** For `onAdd`. */
  readonly add: (picked: Parameters<UploadQueue<unknown>['add']>[0]) => void;
  /** For `onRetry`. */
  readonly retry: (id: number) => void;
  /** For `onCancel`. */
  readonly cancel: (id: number) => void;
  /** For `onDismiss`. */
  readonly dismiss: (id: number) => void;
}

const noUploads: readonly QueuedUpload[] = [];

/**
 * A queue for one `PhotoGrid`, made when first rendered: prepares and sends two at a time, goes on when the connection
 * is back, and lets the browser ask before the page is left meanwhile. With a `storage` it goes on after a reload.
 */
export function usePhotoUploads<Answer>(options: UploadQueueOptions<Answer>): PhotoUploads {
  const [queue] = useState(() => createUploadQueue<Answer>({ prepare: preparePicked, ...options }));
  const uploads = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => noUploads);
  useEffect(() => {
    const handleLeaving = (event: BeforeUnloadEvent) => queue.isActive && event.preventDefault();
    const handleOnline = () => queue.resume();
    void queue.restore();
    window.addEventListener('beforeunload', handleLeaving);
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('beforeunload', handleLeaving);
      window.removeEventListener('online', handleOnline);
    };
  }, [queue]);
  const [actions] = useState(() => ({
    add: (picked: Parameters<UploadQueue<Answer>['add']>[0]) => void queue.add(picked),
    retry: (id: number) => queue.retry(id),
    cancel: (id: number) => queue.cancel(id),
    dismiss: (id: number) => queue.dismiss(id),
  }));
  return { uploads, ...actions };
}

const preparePicked: NonNullable<UploadQueueOptions<unknown>['prepare']> = ({ file, crop }) =>
  preparePhoto(file, crop);
