import { palette } from './palette';

/** Every colour role; a theme that leaves one out does not compile. */
export type RoleName =
  | 'surface-page'
  | 'surface-card'
  | 'surface-raised'
  | 'surface-sunken'
  | 'surface-hover'
  | 'text-primary'
  | 'text-secondary'
  | 'text-muted'
  | 'text-on-accent'
  | 'text-on-photo'
  | 'accent-solid'
  | 'accent-hover'
  | 'accent-pressed'
  | 'accent-soft'
  | 'accent-soft-hover'
  | 'accent-text'
  | 'accent-from'
  | 'accent-to'
  | 'positive'
  | 'positive-soft'
  | 'positive-text'
  | 'negative'
  | 'negative-soft'
  | 'negative-text'
  | 'warning'
  | 'warning-soft'
  | 'warning-text'
  | 'premium-solid'
  | 'premium-soft'
  | 'premium-text'
  | 'premium-border'
  | 'border-subtle'
  | 'border-strong'
  | 'focus'
  | 'bubble-own'
  | 'bubble-own-text'
  | 'bubble-other'
  | 'bubble-other-text'
  | 'skeleton'
  | 'track'
  | 'negative-soft-hover'
  | 'negative-hover'
  | 'text-on-negative'
  | 'premium-soft-hover'
  | 'neutral-solid'
  | 'neutral-hover'
  | 'text-on-neutral'
  | 'surface-glass'
  | 'border-raised'
  | 'scrim'
  | 'photo-glass'
  | 'photo-veil'
  | 'photo-chip'
  | 'photo-online';

/** A complete set of colours: role to CSS colour. */
export type Roles = Readonly<Record<RoleName, string>>;

const photoRoles = {
  'photo-glass': 'rgba(36,16,28,.64)',
  'photo-veil': 'rgba(36,16,28,.50)',
  'photo-chip': 'rgba(255,255,255,.18)',
  'photo-online': '#5BD49A',
} as const;

export const lightRoles: Roles = {
  'surface-page': palette.sand[50],
  'surface-card': palette.sand[0],
  'surface-raised': palette.sand[0],
  'surface-sunken': palette.sand[100],
  'surface-hover': '#F4EFEC',
  'text-primary': palette.sand[900],
  'text-secondary': palette.sand[700],
  'text-muted': palette.sand[600],
  'text-on-accent': palette.sand[0],
  'text-on-photo': palette.sand[0],
  'accent-solid': palette.ember[600],
  'accent-hover': palette.ember[700],
  'accent-pressed': palette.ember[800],
  'accent-soft': palette.ember[50],
  'accent-soft-hover': palette.ember[100],
  'accent-text': palette.ember[700],
  'accent-from': palette.ember[400],
  'accent-to': palette.plum[500],
  positive: palette.green[500],
  'positive-soft': palette.green[50],
  'positive-text': palette.green[700],
  negative: palette.red[600],
  'negative-soft': palette.red[50],
  'negative-text': palette.red[700],
  warning: palette.amber[500],
  'warning-soft': palette.amber[50],
  'warning-text': palette.amber[700],
  'premium-solid': palette.gold[500],
  'premium-soft': palette.gold[50],
  'premium-text': palette.gold[700],
  'premium-border': palette.gold[300],
  'border-subtle': palette.sand[200],
  'border-strong': palette.sand[500],
  focus: palette.plum[600],
  'bubble-own': palette.ember[600],
  'bubble-own-text': palette.sand[0],
  'bubble-other': palette.sand[0],
  'bubble-other-text': palette.sand[900],
  skeleton: '#EDE7E3',
  track: '#DDD4CF',
  'negative-soft-hover': '#F6DAD6',
  'negative-hover': palette.red[700],
  'text-on-negative': palette.sand[0],
  'premium-soft-hover': palette.gold[100],
  'neutral-solid': palette.sand[900],
  'neutral-hover': '#3A2E35',
  'text-on-neutral': palette.sand[0],
  'surface-glass': 'rgba(249,246,244,.92)',
  'border-raised': 'transparent',
  scrim: 'rgba(36,18,30,.52)',
  ...photoRoles,
};

export const darkRoles: Roles = {
  'surface-page': palette.ink[900],
  'surface-card': palette.ink[850],
  'surface-raised': palette.ink[800],
  'surface-sunken': palette.ink[950],
  'surface-hover': '#2A202E',
  'text-primary': palette.ink[50],
  'text-secondary': palette.ink[200],
  'text-muted': palette.ink[300],
  'text-on-accent': palette.sand[0],
  'text-on-photo': palette.sand[0],
  'accent-solid': palette.ember[600],
  'accent-hover': '#D43852',
  'accent-pressed': palette.ember[700],
  'accent-soft': palette.ember[900],
  'accent-soft-hover': '#48202F',
  'accent-text': '#FF9A92',
  'accent-from': palette.ember[400],
  'accent-to': palette.plum[400],
  positive: '#43BA82',
  'positive-soft': palette.green[900],
  'positive-text': '#74D4A4',
  negative: '#F0695C',
  'negative-soft': palette.red[900],
  'negative-text': '#FF9F94',
  warning: '#D99A3C',
  'warning-soft': palette.amber[900],
  'warning-text': '#F0C07A',
  'premium-solid': '#D8B162',
  'premium-soft': palette.gold[900],
  'premium-text': '#E7CB8B',
  'premium-border': '#5B4A2A',
  'border-subtle': '#332838',
  'border-strong': palette.ink[400],
  focus: '#FFB4AC',
  'bubble-own': palette.ember[600],
  'bubble-own-text': palette.sand[0],
  'bubble-other': palette.ink[800],
  'bubble-other-text': palette.ink[50],
  skeleton: '#2A202E',
  track: '#463A4B',
  'negative-soft-hover': '#45201D',
  'negative-hover': '#F4877C',
  'text-on-negative': palette.ink[950],
  'premium-soft-hover': '#382E1E',
  'neutral-solid': palette.ink[50],
  'neutral-hover': palette.ink[200],
  'text-on-neutral': palette.ink[900],
  'surface-glass': 'rgba(23,16,25,.92)',
  'border-raised': '#332838',
  scrim: 'rgba(8,4,10,.66)',
  ...photoRoles,
};
