/** One way to look at all stories: the toolbar's choices, and the window. */
export interface Setting {
  readonly name: string;
  readonly globals: Readonly<Record<string, string>>;
  readonly width: number;
  readonly height: number;
}

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const still = { motion: 'none' };

/** Three mixed settings: between them every choice of the toolbar is met. */
export const mixed: readonly Setting[] = [
  { name: 'English, dark', globals: { ...still, theme: 'dark', locale: 'en' }, ...desktop },
  {
    name: 'right to left, 200 % text, phone',
    globals: { ...still, direction: 'rtl', text: '200' },
    ...phone,
  },
  { name: 'stretched words', globals: { ...still, locale: 'en', words: 'pseudo' }, ...desktop },
];

/** Rows in which any two choices meet at least once: the first factor halves, each next one alternates differently. */
const pairs = [
  { theme: 'light', locale: 'ru', direction: 'ltr', words: 'real', text: '100', window: 'desktop' },
  { theme: 'light', locale: 'en', direction: 'rtl', words: 'pseudo', text: '200', window: 'phone' },
  { theme: 'dark', locale: 'ru', direction: 'rtl', words: 'real', text: '200', window: 'desktop' },
  { theme: 'dark', locale: 'en', direction: 'ltr', words: 'pseudo', text: '100', window: 'phone' },
  { theme: 'dark', locale: 'en', direction: 'rtl', words: 'real', text: '100', window: 'phone' },
  { theme: 'light', locale: 'ru', direction: 'rtl', words: 'pseudo', text: '100', window: 'desktop' },
  { theme: 'dark', locale: 'ru', direction: 'ltr', words: 'pseudo', text: '200', window: 'phone' },
  { theme: 'light', locale: 'en', direction: 'ltr', words: 'real', text: '200', window: 'desktop' },
];

/** All pairs of settings. */
export const allPairs: readonly Setting[] = pairs.map(({ window, ...globals }) => ({
  name: [...Object.values(globals), window].join(' '),
  globals: { ...still, ...globals },
  ...(window === 'phone' ? phone : desktop),
}));
