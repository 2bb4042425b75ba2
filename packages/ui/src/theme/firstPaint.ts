import type { Direction, MotionName, ThemeName } from './IskraContext';

interface DocumentSettings {
  readonly theme?: ThemeName | undefined;
  readonly motion?: MotionName | undefined;
  readonly locale?: string | undefined;
  readonly dir?: Direction | undefined;
}

/** Attributes for `<html>` where a server renders it: those that the provider will write there, so that nothing changes when it starts. */
export function documentProps(settings: DocumentSettings) {
  const { theme = 'system', motion = 'system', locale = 'en', dir = 'ltr' } = settings;
  return { 'data-iskra-theme': theme, 'data-iskra-motion': motion, dir, lang: locale };
}

/** A script for `<head>`: puts the theme that the browser keeps in `localStorage` on `<html>` before the first paint. */
export const themeScript = (key: string): string =>
  `try{var t=localStorage.getItem(${JSON.stringify(key).replaceAll('<', '\\u003c')});` +
  `if(/^(light|dark|system)$/.test(t))document.documentElement.dataset.iskraTheme=t}catch{}`;
