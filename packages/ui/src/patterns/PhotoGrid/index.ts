export { PhotoGrid } from './PhotoGrid';
export type { GridPhoto, PhotoGridProps, PhotoUpload, UploadState } from './PhotoGridProps';
export type { PhotoProblem, PhotoRules } from './checkPhoto';
export type { PhotoCrop } from './photoCrop';
export type { PickedPhoto } from './pickPhotos';
export type { PhotoGridLabels } from './photoGrid.labels';
