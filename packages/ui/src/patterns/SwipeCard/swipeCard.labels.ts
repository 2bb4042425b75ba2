import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of a card. */
export const swipeCardLabels = {
  component: 'SwipeCard',
  ru: {
    retry: 'Повторить',
    photo: (at: number, of: number) => `Фото ${at} из ${of}`,
    photoAlt: (name: string, at: number, of: number) => `${name}, фото ${at} из ${of}`,
    previousPhoto: 'Предыдущее фото',
    nextPhoto: 'Следующее фото',
    noPhoto: 'Фото пока нет',
    brokenPhoto: 'Фото не загрузилось',
    online: 'в сети',
    offline: 'не в сети',
    goals: 'Цели',
  },
  en: {
    retry: 'Retry',
    photo: (at: number, of: number) => `Photo ${at} of ${of}`,
    photoAlt: (name: string, at: number, of: number) => `${name}, photo ${at} of ${of}`,
    previousPhoto: 'Previous photo',
    nextPhoto: 'Next photo',
    noPhoto: 'No photo yet',
    brokenPhoto: 'The photo did not load',
    online: 'online',
    offline: 'offline',
    goals: 'Goals',
  },
} satisfies LabelSet;

export type SwipeCardLabels = (typeof swipeCardLabels)['ru'];
