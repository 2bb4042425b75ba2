import { version } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Page, pageNames } from './Page';

function renderPage(name: string) {
  const sheet = new ServerStyleSheet();
  const markup = renderToString(sheet.collectStyles(<Page name={name} />));
  return { markup, styles: sheet.getStyleTags() };
}

/** The pages, markup and styles, made where there is no DOM. */
export function render() {
  return { version, pages: Object.fromEntries(pageNames.map((name) => [name, renderPage(name)])) };
}
