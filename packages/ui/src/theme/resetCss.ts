import { rootText } from './rootText';

/** For a page that is the product's own: `@iskra/ui/reset`. */
export const resetCss = `@layer iskra.reset, iskra.tokens, iskra.components;
@layer iskra.reset {
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; ${rootText} }
  button, input, textarea, select { font: inherit; letter-spacing: inherit; color: inherit; }
  img, svg { display: block; }
  svg { flex: none; }
}`;
