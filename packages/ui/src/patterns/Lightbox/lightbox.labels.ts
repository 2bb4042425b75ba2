import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of the lightbox. */
export const lightboxLabels = {
  component: 'Lightbox',
  en: {
    photo: (at: number, of: number) => `Photo ${at} of ${of}`,
    photoOf: (at: number, name: string) => `Photo ${at} of ${name}`,
    previous: 'Previous photo',
    next: 'Next photo',
    close: 'Close',
    loading: 'Loading the photo',
    broken: 'The photo did not load',
    retry: 'Retry',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    setMain: 'Set as main',
    remove: 'Delete the photo',
    report: 'Report this photo',
  },
} satisfies LabelSet;

export type LightboxLabels = (typeof lightboxLabels)['en'];
