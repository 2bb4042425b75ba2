import { version } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Page, type PageName } from './Page';

function renderPage(name: PageName) {
  const sheet = new ServerStyleSheet();
  const markup = renderToString(sheet.collectStyles(<Page name={name} />));
  return { markup, styles: sheet.getStyleTags() };
}

/** The pages, markup and styles, made where there is no DOM. */
export function render() {
  return {
    version,
    app: renderPage('app'),
    everything: renderPage('everything'),
    languages: renderPage('languages'),
  };
}
