import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { distFolder, uiFolder } from './entries';
import { writeSheetEntry } from './writeSheetEntry';

const address = /url\((@fontsource-variable\/manrope\/files\/([^)]+))\)/g;

/** Puts the typeface beside its stylesheet, so that a plain `<link>` and every bundler finds it. */
export function buildFonts(): void {
  const { resolve } = createRequire(path.join(uiFolder, 'package.json'));
  const fonts = path.join(distFolder, 'fonts');
  mkdirSync(fonts, { recursive: true });
  const css = readFileSync(path.join(uiFolder, 'src/theme/fonts.css'), 'utf8');
  const withOwn = css.replace(address, (_all, source: string, file: string) => {
    copyFileSync(resolve(source), path.join(fonts, file));
    return `url(./fonts/${file})`;
  });
  copyFileSync(resolve('@fontsource-variable/manrope/LICENSE'), path.join(fonts, 'LICENSE'));
  writeFileSync(path.join(distFolder, 'fonts.css'), withOwn);
  writeSheetEntry('fonts', '../fonts.css');
}
