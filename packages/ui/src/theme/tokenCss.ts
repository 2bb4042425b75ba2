import { darkVariables, lightVariables, scaleVariables } from './cssVariables';

/** The custom properties, of the whole document and of each part with a theme of its own; a page's rules outweigh a layer. */
export const tokenCss = `
  @layer iskra.reset, iskra.tokens, iskra.components;
  @layer iskra.tokens {
  :root { ${scaleVariables} }
  :root, [data-iskra-theme=light] { ${lightVariables} }
  [data-iskra-theme=dark] { ${darkVariables} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-iskra-theme]), [data-iskra-theme=system] { ${darkVariables} }
  }
  @media (prefers-reduced-motion: reduce) {
    :root { --iskra-travel: 0; }
  }
  [data-iskra-motion=none] { --iskra-travel: 0; }
  }
`;

/** Scroll bars and native controls of a theme; a page that only has guests keeps its own. */
export const schemeCss = `
  [data-iskra-theme=light] { color-scheme: light; }
  [data-iskra-theme=dark] { color-scheme: dark; }
  [data-iskra-theme=system] { color-scheme: light dark; }
`;
