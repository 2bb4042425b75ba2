import { documentProps } from '@iskra/ui/theme';
import type { DrawnPage } from './drawPages';
import { afterMarkup, beforePaint, drawnLocale, otherLocales } from './firstPaint';
import { nonceMark } from './nonceMark';

/** The built page with what a visitor sees first; the looks in other languages wait beside it. */
export function pageHtml(built: string, page: DrawnPage, files: readonly string[]): string {
  const { title, markup } = page.looks[drawnLocale];
  const worn = Object.entries(documentProps({ locale: drawnLocale }));
  const parts: readonly (readonly [mark: string | RegExp, text: string])[] = [
    [/<html [^>]*>/, `<html ${worn.map(([name, value]) => `${name}="${value}"`).join(' ')}>`],
    [/<title>.*<\/title>/, `<title>${title}</title>`],
    ['<!--iskra-head-->', `<!--iskra-head-->${headOf(page, files)}`],
    [
      /<div id="root">[^]*?<\/div>\s*<\/div>/,
      `<div id="root" data-area="${page.area}">${markup}</div>${looksBeside(page)}${script(afterMarkup)}`,
    ],
  ];
  return parts.reduce((html, [mark, text]) => put(html, mark, text), built);
}

function headOf({ styles }: DrawnPage, files: readonly string[]): string {
  return [
    `<style nonce="${nonceMark}">[data-redraw] #root{visibility:hidden}</style>`,
    script(beforePaint),
    ...files.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    styles.replace('<style', `<style nonce="${nonceMark}"`),
  ].join('');
}

function looksBeside({ looks }: DrawnPage): string {
  return otherLocales
    .map(
      (locale) =>
        `<template id="in-${locale}" title="${looks[locale].title}">${looks[locale].markup}</template>`,
    )
    .join('');
}

const script = (text: string) => `<script>${text.replace(/\n\s*/g, '')}</script>`;

/** A mark that is gone would leave the page undrawn in silence. */
function put(html: string, mark: string | RegExp, text: string): string {
  const filled = html.replace(mark, () => text);
  if (filled === html) throw new Error(`The built page has no ${String(mark)}`);
  return filled;
}
