import type { Roles } from './roles';

type Changed = Partial<Roles>;

const photoRoles: Changed = {
  'photo-glass': 'rgba(36,16,28,.86)',
  'photo-veil': 'rgba(36,16,28,.78)',
};

/** What the light theme changes for who asks the device for more contrast: text 7 to 1, marks and borders 4.5. */
export const lightContrast: Changed = {
  'text-secondary': '#241A20',
  'text-muted': '#463B41',
  'accent-solid': '#8F1F3D',
  'accent-hover': '#7A1834',
  'accent-pressed': '#64122A',
  'accent-text': '#7A1834',
  'accent-from': '#B62846',
  'accent-to': '#8E2A66',
  positive: '#1B7049',
  'positive-text': '#0F5233',
  negative: '#9F2118',
  'negative-hover': '#7E1710',
  'negative-text': '#7E1710',
  warning: '#85500A',
  'warning-text': '#613A06',
  'premium-solid': '#73550F',
  'premium-text': '#543D08',
  'premium-border': '#73550F',
  'border-subtle': '#8C807B',
  'border-strong': '#5A4E55',
  'border-raised': '#8C807B',
  focus: '#5A2447',
  'bubble-own': '#8F1F3D',
  track: '#71656B',
  scrim: 'rgba(36,18,30,.72)',
  ...photoRoles,
};

/** What the dark theme changes: a bright accent under dark words, since none is 7 to 1 under white and seen on the page. */
export const darkContrast: Changed = {
  'text-secondary': '#F6F0F2',
  'text-muted': '#D9D0D6',
  'text-on-accent': '#110C14',
  'accent-solid': '#FF9A92',
  'accent-hover': '#FFB4AC',
  'accent-pressed': '#FFC9C3',
  'accent-text': '#FFB9B3',
  'accent-from': '#F7A29A',
  'accent-to': '#F09BC6',
  positive: '#74D4A4',
  'positive-text': '#A4E6C6',
  negative: '#FF9F94',
  'negative-hover': '#FFB9B1',
  'negative-text': '#FFC2BB',
  warning: '#F0C07A',
  'warning-text': '#F7D6A3',
  'premium-solid': '#E7CB8B',
  'premium-text': '#F3DFB4',
  'premium-border': '#D8B162',
  'border-subtle': '#85778A',
  'border-strong': '#CABFC7',
  'border-raised': '#85778A',
  focus: '#FFD9D5',
  'bubble-own': '#FF9A92',
  'bubble-own-text': '#110C14',
  track: '#A596A1',
  scrim: 'rgba(8,4,10,.82)',
  ...photoRoles,
};
