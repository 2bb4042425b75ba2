const widths = { phone: 390, desktop: 1280 } as const;
const themes = ['light', 'dark'] as const;
const locales = ['ru', 'en'] as const;

/** Every theme, language and width, for Chromatic; the same as `npm run visual` photographs. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) =>
    locales.flatMap((locale) =>
      Object.entries(widths).map(([name, viewport]) => [
        `${theme} ${locale} ${name}`,
        { theme, locale, viewport, motion: 'none' },
      ]),
    ),
  ),
);
