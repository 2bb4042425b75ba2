import { darkVariables, lightVariables, scaleVariables } from '../cssVariables';

/** The custom properties as a stylesheet of their own, for pages that do not use the kit's provider. */
export function buildTokenCss(): string {
  return [
    '/* Written from packages/ui/src/theme by npm run tokens. */',
    `:root { ${scaleVariables} }`,
    `:root, [data-theme='light'] { ${lightVariables} }`,
    `[data-theme='dark'] { ${darkVariables} }`,
    `@media (prefers-color-scheme: dark) {
      :root:not([data-theme]), [data-theme='system'] { ${darkVariables} }
    }`,
    `@media (prefers-reduced-motion: reduce) { :root { --iskra-travel: 0; } }`,
    `[data-motion='none'] { --iskra-travel: 0; }`,
  ].join('\n');
}
