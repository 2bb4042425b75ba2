import { schemeCss, tokenCss } from '../tokenCss';

const origin = '/* Written from packages/ui/src/theme by npm run tokens. */';

/** The custom properties as a stylesheet of their own, for pages that do not use the kit's provider. */
export function buildTokenCss(): string {
  const ofPage = `:root { color-scheme: light dark; }`;
  return [origin, tokenCss, ofPage, schemeCss].join('\n');
}
