import { darkVariables, lightVariables, scaleVariables } from './cssVariables';
import { fontFamily } from './typeScale';
import { typeStyle } from './typeStyle';

/** Tokens as custom properties and the few styles every page stands on. */
const globalCss = `
  :root { ${scaleVariables} }
  :root, [data-theme='light'] { ${lightVariables} }
  [data-theme='dark'] { ${darkVariables} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]), [data-theme='system'] { ${darkVariables} }
  }
  @media (prefers-reduced-motion: reduce) {
    :root { --iskra-travel: 0; }
  }
  [data-motion='none'] { --iskra-travel: 0; }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0;
    font-family: ${fontFamily};
    ${typeStyle('body')}
    color: var(--iskra-text-primary);
    background: var(--iskra-surface-page);
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }
  button, input, textarea, select { font: inherit; letter-spacing: inherit; color: inherit; }
  img, svg { display: block; }
  svg { flex: none; }
  [data-motion='none'], [data-motion='none'] *, [data-motion='none'] *::before, [data-motion='none'] *::after {
    animation: none !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
`;

interface GlobalStyleProps {
  nonce?: string | undefined;
}

/** A plain element: the text never changes, so no CSS compiler has to read it in every member's browser. */
export function GlobalStyle({ nonce }: GlobalStyleProps) {
  return <style data-iskra="" nonce={nonce} dangerouslySetInnerHTML={{ __html: globalCss }} />;
}
