import { scopeCss } from './scopeCss';
import { schemeCss, tokenCss } from './tokenCss';

/** What the components stand on; the page around a `scoped` provider keeps its own styles. */
export const globalCss = `
  ${tokenCss}
  ${scopeCss}
  ${schemeCss}
  [data-iskra-motion=none], [data-iskra-motion=none] *, [data-iskra-motion=none] ::before, [data-iskra-motion=none] ::after {
    animation: none !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
`;
