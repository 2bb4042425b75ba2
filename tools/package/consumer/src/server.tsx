import { StrictMode, version } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';

/** The page's markup and styles, made where there is no DOM. */
export function render() {
  const sheet = new ServerStyleSheet();
  const markup = renderToString(
    sheet.collectStyles(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  return { markup, styles: sheet.getStyleTags(), version };
}
