import type { LabelSet } from '../../theme';

/** Built-in strings of the lightbox. */
export const lightboxLabels = {
  component: 'Lightbox',
  ru: {
    photo: (at: number, of: number) => `Фото ${at} из ${of}`,
    previous: 'Предыдущее фото',
    next: 'Следующее фото',
    close: 'Закрыть',
    loading: 'Фото загружается',
    broken: 'Фото не загрузилось',
    retry: 'Повторить',
  },
  en: {
    photo: (at: number, of: number) => `Photo ${at} of ${of}`,
    previous: 'Previous photo',
    next: 'Next photo',
    close: 'Close',
    loading: 'Loading the photo',
    broken: 'The photo did not load',
    retry: 'Retry',
  },
} satisfies LabelSet;

export type LightboxLabels = (typeof lightboxLabels)['ru'];
