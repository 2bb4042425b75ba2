type Icon = 'mirror' | 'contrast' | 'globe' | 'transfer' | 'play' | 'edit' | 'zoom' | 'beaker';

function choice(title: string, icon: Icon, items: { value: string; title: string }[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

/** The settings that every story holds under, in Storybook's toolbar. In words: an address turns digits into numbers. */
export const toolbar = {
  theme: choice('Theme', 'mirror', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'both', title: 'Both, side by side' },
    { value: 'system', title: 'As the device' },
  ]),
  contrast: choice('Contrast', 'contrast', [
    { value: 'usual', title: 'Usual' },
    { value: 'more', title: 'More' },
  ]),
  locale: choice('Language', 'globe', [
    { value: 'ru', title: 'Русский' },
    { value: 'en', title: 'English' },
    { value: 'de', title: 'Deutsch (kit only)' },
    { value: 'uk', title: 'Українська (kit only)' },
    { value: 'ar', title: 'العربية (kit only)' },
  ]),
  direction: choice('Direction', 'transfer', [
    { value: 'language', title: 'As the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  motion: choice('Motion', 'play', [
    { value: 'system', title: 'As the device' },
    { value: 'none', title: 'Reduced' },
  ]),
  words: choice('Words', 'edit', [
    { value: 'real', title: 'Real' },
    { value: 'pseudo', title: 'Stretched by 40 %' },
  ]),
  text: choice('Text size', 'zoom', [
    { value: 'usual', title: '100 %' },
    { value: 'double', title: '200 %' },
  ]),
  plays: choice('Plays', 'beaker', [
    { value: 'off', title: 'Look only' },
    { value: 'run', title: 'Run the proof' },
  ]),
};
