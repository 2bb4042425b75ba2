export { Lightbox } from './Lightbox';
export type { LightboxPhoto, LightboxProps } from './Lightbox';
export type { LightboxLabels } from './lightbox.labels';
