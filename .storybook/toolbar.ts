type Icon = 'mirror' | 'globe' | 'transfer' | 'play';

function choice(title: string, icon: Icon, items: { value: string; title: string }[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

/** Theme, language, direction and motion in Storybook's toolbar. */
export const toolbar = {
  theme: choice('Theme', 'mirror', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'system', title: 'As the device' },
  ]),
  locale: choice('Language', 'globe', [
    { value: 'ru', title: 'Русский' },
    { value: 'en', title: 'English' },
  ]),
  direction: choice('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  motion: choice('Motion', 'play', [
    { value: 'system', title: 'As the device' },
    { value: 'none', title: 'Reduced' },
  ]),
};
