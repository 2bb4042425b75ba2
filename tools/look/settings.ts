/** One way to look at all stories: the toolbar's choices, and the window. */
export interface Setting {
  readonly name: string;
  readonly globals: Readonly<Record<string, string>>;
  readonly width: number;
  readonly height: number;
  /** The reader's browser has text of twice the size, so media queries in `em` know it too. */
  readonly isTextDouble?: boolean;
  /** The processor is this many times slower, and every story is opened on a page loaded anew. */
  readonly slowed?: number;
}

const desktop = { width: 1280, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };
const still = { motion: 'none' };

/** Three mixed settings: between them every choice of the toolbar is met. */
export const mixed: readonly Setting[] = [
  { name: 'English, dark', globals: { ...still, theme: 'dark', locale: 'en' }, ...desktop },
  {
    name: 'right to left, 200 % text, phone',
    globals: { ...still, direction: 'rtl' },
    ...phone,
    isTextDouble: true,
  },
  { name: 'stretched words, tablet', globals: { ...still, locale: 'en', words: 'pseudo' }, ...tablet },
];

/** The product's screens load their parts as they go: they are opened cold on a slow device too. */
export const cold: Setting = {
  name: 'cold, the processor slowed six times',
  globals: { ...still, locale: 'en', theme: 'dark' },
  ...phone,
  slowed: 6,
};

/** Rows in which any two choices meet at least once. */
export const pairs = [
  { theme: 'light', locale: 'ru', direction: 'ltr', words: 'real', text: 'usual', window: 'desktop' },
  { theme: 'light', locale: 'en', direction: 'rtl', words: 'pseudo', text: 'double', window: 'phone' },
  { theme: 'dark', locale: 'ru', direction: 'rtl', words: 'real', text: 'double', window: 'tablet' },
  { theme: 'light', locale: 'en', direction: 'ltr', words: 'pseudo', text: 'usual', window: 'tablet' },
  { theme: 'dark', locale: 'en', direction: 'ltr', words: 'pseudo', text: 'usual', window: 'phone' },
  { theme: 'dark', locale: 'en', direction: 'rtl', words: 'real', text: 'usual', window: 'phone' },
  { theme: 'light', locale: 'ru', direction: 'rtl', words: 'pseudo', text: 'usual', window: 'desktop' },
  { theme: 'dark', locale: 'ru', direction: 'ltr', words: 'pseudo', text: 'double', window: 'phone' },
  { theme: 'dark', locale: 'en', direction: 'ltr', words: 'real', text: 'double', window: 'desktop' },
] as const;

/** All pairs of settings. */
export const allPairs: readonly Setting[] = pairs.map(({ window, text, ...globals }) => ({
  name: [...Object.values(globals), text, window].join(' '),
  globals: { ...still, ...globals },
  isTextDouble: text === 'double',
  ...{ phone, tablet, desktop }[window],
}));
