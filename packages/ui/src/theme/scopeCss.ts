import { rootText } from './rootText';

// `:where()` weighs nothing; three elements that are never there weigh more than a host's 'body button', less than a class.
const inside = ':where([data-iskra-scope])';
const overElements = ':not(i i i)';

/** A `scoped` provider's wrapper, which inherits nothing from the page but can be placed by a class of it, and what the kit's elements stand on inside. */
export const scopeCss = `
  ${inside}${overElements} { all: initial; display: block; ${rootText} }
  ${inside}, ${inside} *, ${inside} ::before, ${inside} ::after { box-sizing: border-box; }
  ${inside} :where(button, input, textarea, select)${overElements} { font: inherit; letter-spacing: inherit; color: inherit; }
  ${inside} :where(img, svg)${overElements} { display: block; }
  ${inside} svg${overElements} { flex: none; }
`;
