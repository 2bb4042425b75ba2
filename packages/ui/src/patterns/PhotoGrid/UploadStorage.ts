import type { PhotoCrop } from './photoCrop';

/** A chosen file that was not sent yet. */
export interface KeptUpload {
  /** Tells the kept files apart, over reloads too. */
  readonly id: string;
  /** As it was chosen. */
  readonly file: File;
  /** What the member cut out of it. */
  readonly crop?: PhotoCrop | undefined;
}

/** Where a queue keeps files over a reload. */
export interface UploadStorage {
  /** What an earlier page could not send, in the order chosen. */
  load: () => Promise<readonly KeptUpload[]>;
  /** Keeps a file that was chosen. */
  put: (upload: KeptUpload) => Promise<void>;
  /** Forgets a file that was sent or given up. */
  remove: (id: string) => Promise<void>;
}
