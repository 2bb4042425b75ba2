export { PhotoGrid } from './PhotoGrid';
export type { GridPhoto, PhotoGridProps, PhotoUpload } from './PhotoGridProps';
export type { PhotoProblem, PhotoRules } from './checkPhoto';
export type { PickedPhoto } from './pickPhotos';
export type { PhotoGridLabels } from './photoGrid.labels';
