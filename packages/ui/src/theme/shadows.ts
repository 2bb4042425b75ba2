/** Shadows of a theme by name. */
export type ShadowName = 'sm' | 'md' | 'lg' | 'like';

export const lightShadows: Readonly<Record<ShadowName, string>> = {
  sm: '0 1px 2px rgba(62,34,48,.07)',
  md: '0 2px 4px rgba(62,34,48,.04), 0 8px 24px -6px rgba(62,34,48,.12)',
  lg: '0 4px 12px rgba(62,34,48,.06), 0 28px 64px -16px rgba(62,34,48,.28)',
  like: '0 10px 24px -8px rgba(200,48,90,.55)',
};

export const darkShadows: Readonly<Record<ShadowName, string>> = {
  sm: '0 1px 2px rgba(0,0,0,.4)',
  md: '0 2px 4px rgba(0,0,0,.3), 0 10px 28px -8px rgba(0,0,0,.55)',
  lg: '0 4px 12px rgba(0,0,0,.35), 0 32px 72px -16px rgba(0,0,0,.75)',
  like: '0 10px 24px -8px rgba(200,48,90,.55)',
};
