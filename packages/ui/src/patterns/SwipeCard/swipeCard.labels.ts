import type { LabelSet } from '../../theme/useLabels';

/** Built-in strings of a card. */
export const swipeCardLabels = {
  component: 'SwipeCard',
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

export type SwipeCardLabels = (typeof swipeCardLabels)['en'];
