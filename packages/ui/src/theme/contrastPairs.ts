import type { RoleName } from './roles';

/** A pair that may meet on a screen and the least contrast ratio it must have in both themes. */
export interface ContrastPair {
  text: RoleName;
  on: RoleName;
  min: 3 | 4.5;
}

/** 4.5 for text, 3 for large text, controls and marks (WCAG 1.4.3, 1.4.11). */
export const contrastPairs: readonly ContrastPair[] = [
  { text: 'text-primary', on: 'surface-page', min: 4.5 },
  { text: 'text-primary', on: 'surface-card', min: 4.5 },
  { text: 'text-primary', on: 'surface-sunken', min: 4.5 },
  { text: 'text-secondary', on: 'surface-page', min: 4.5 },
  { text: 'text-secondary', on: 'surface-card', min: 4.5 },
  { text: 'text-secondary', on: 'surface-sunken', min: 4.5 },
  { text: 'text-muted', on: 'surface-page', min: 4.5 },
  { text: 'text-muted', on: 'surface-card', min: 4.5 },
  { text: 'text-muted', on: 'surface-raised', min: 4.5 },
  { text: 'text-muted', on: 'surface-sunken', min: 4.5 },
  { text: 'text-muted', on: 'accent-soft', min: 4.5 },
  { text: 'text-on-accent', on: 'accent-solid', min: 4.5 },
  { text: 'text-on-accent', on: 'accent-hover', min: 4.5 },
  { text: 'text-on-accent', on: 'accent-pressed', min: 4.5 },
  { text: 'accent-text', on: 'surface-page', min: 4.5 },
  { text: 'accent-text', on: 'surface-card', min: 4.5 },
  { text: 'accent-text', on: 'accent-soft', min: 4.5 },
  { text: 'accent-text', on: 'accent-soft-hover', min: 4.5 },
  { text: 'text-on-accent', on: 'accent-from', min: 3 },
  { text: 'text-on-accent', on: 'accent-to', min: 3 },
  { text: 'accent-solid', on: 'surface-page', min: 3 },
  { text: 'accent-solid', on: 'surface-card', min: 3 },
  { text: 'positive-text', on: 'surface-card', min: 4.5 },
  { text: 'positive-text', on: 'positive-soft', min: 4.5 },
  { text: 'positive', on: 'surface-card', min: 3 },
  { text: 'positive', on: 'surface-page', min: 3 },
  { text: 'negative-text', on: 'surface-card', min: 4.5 },
  { text: 'negative-text', on: 'negative-soft', min: 4.5 },
  { text: 'negative', on: 'surface-card', min: 3 },
  { text: 'warning-text', on: 'warning-soft', min: 4.5 },
  { text: 'warning-text', on: 'surface-card', min: 4.5 },
  { text: 'warning', on: 'surface-card', min: 3 },
  { text: 'premium-text', on: 'premium-soft', min: 4.5 },
  { text: 'premium-text', on: 'surface-card', min: 4.5 },
  { text: 'text-secondary', on: 'premium-soft', min: 4.5 },
  { text: 'premium-solid', on: 'surface-card', min: 3 },
  { text: 'border-strong', on: 'surface-card', min: 3 },
  { text: 'border-strong', on: 'surface-page', min: 3 },
  { text: 'border-strong', on: 'surface-raised', min: 3 },
  { text: 'border-strong', on: 'surface-sunken', min: 3 },
  { text: 'focus', on: 'surface-page', min: 3 },
  { text: 'focus', on: 'surface-card', min: 3 },
  { text: 'bubble-own-text', on: 'bubble-own', min: 4.5 },
  { text: 'bubble-other-text', on: 'bubble-other', min: 4.5 },
  { text: 'negative-text', on: 'negative-soft-hover', min: 4.5 },
  { text: 'text-on-negative', on: 'negative', min: 4.5 },
  { text: 'text-on-negative', on: 'negative-hover', min: 4.5 },
  { text: 'premium-text', on: 'premium-soft-hover', min: 4.5 },
  { text: 'text-on-neutral', on: 'neutral-solid', min: 4.5 },
  { text: 'text-on-neutral', on: 'neutral-hover', min: 4.5 },
  { text: 'text-primary', on: 'surface-hover', min: 4.5 },
  { text: 'text-primary', on: 'surface-raised', min: 4.5 },
];
