export { preparePhoto } from '../patterns/PhotoGrid/preparePhoto';
export {
  createUploadQueue,
  type QueuedUpload,
  type SendOptions,
  type UploadFault,
  type UploadQueue,
  type UploadQueueOptions,
} from '../patterns/PhotoGrid/UploadQueue';
export { usePhotoUploads, type PhotoUploads } from '../patterns/PhotoGrid/usePhotoUploads';
