import { scopeCss } from './scopeCss';
import { schemeCss, tokenCss } from './tokenCss';

/** What the components stand on; the page around a `scoped` provider keeps its own styles. */
const globalCss = `
  ${tokenCss}
  ${scopeCss}
  ${schemeCss}
  [data-iskra-motion=none], [data-iskra-motion=none] *, [data-iskra-motion=none] ::before, [data-iskra-motion=none] ::after {
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
