import type { LabelSet } from '../../theme';

/** Built-in strings of the lightbox. */
export const lightboxLabels = {
  component: 'Lightbox',
  ru: {
    photo: (at: number, of: number) => `Фото ${at} из ${of}`,
    photoOf: (at: number, name: string) => `Фото ${at}, ${name}`,
    previous: 'Предыдущее фото',
    next: 'Следующее фото',
    close: 'Закрыть',
    loading: 'Фото загружается',
    broken: 'Фото не загрузилось',
    retry: 'Повторить',
    zoomIn: 'Приблизить',
    zoomOut: 'Отдалить',
    setMain: 'Сделать главным',
    remove: 'Удалить фото',
    report: 'Пожаловаться на фото',
  },
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

export type LightboxLabels = (typeof lightboxLabels)['ru'];
