export { preparePhoto } from '../patterns/PhotoGrid/preparePhoto';
export {
  createUploadQueue,
  type QueuedUpload,
  type SendOptions,
  type UploadFault,
  type UploadQueue,
  type UploadQueueOptions,
} from '../patterns/PhotoGrid/UploadQueue';
export { indexedUploads } from '../patterns/PhotoGrid/indexedUploads';
export type { KeptUpload, UploadStorage } from '../patterns/PhotoGrid/UploadStorage';
export { usePhotoUploads, type PhotoUploads } from '../patterns/PhotoGrid/usePhotoUploads';
