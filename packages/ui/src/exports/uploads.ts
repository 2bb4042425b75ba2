export { preparePhoto } from '../patterns/PhotoGrid/preparePhoto';
export {
  UploadQueue,
  type QueuedUpload,
  type SendOptions,
  type UploadFault,
  type UploadQueueOptions,
} from '../patterns/PhotoGrid/UploadQueue';
export { usePhotoUploads, type PhotoUploads } from '../patterns/PhotoGrid/usePhotoUploads';
