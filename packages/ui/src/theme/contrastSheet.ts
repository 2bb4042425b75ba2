import { gradientsOf } from './gradients';
import { darkContrast, lightContrast } from './moreContrast';
import { darkRoles, lightRoles, type Roles } from './roles';

function declarations(usual: Roles, changed: Partial<Roles>): string {
  const { ember } = gradientsOf({ ...usual, ...changed });
  return Object.entries({ ...changed, 'gradient-ember': ember })
    .map(([name, value]) => `--iskra-${name}: ${value};`)
    .join(' ');
}

const light = declarations(lightRoles, lightContrast);
const dark = declarations(darkRoles, darkContrast);

const themes = `
  :root, [data-iskra-theme='light'] { ${light} }
  [data-iskra-theme='dark'] { ${dark} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-iskra-theme]), [data-iskra-theme='system'] { ${dark} }
  }
`;

/**
 * Gives both themes more contrast: text 7 to 1, marks and edges 4.5 and 3. Follows the device, or holds always.
 *
 * @returns how to take it back
 */
export function wearMoreContrast(when: 'asked' | 'always' = 'asked'): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(when === 'always' ? themes : `@media (prefers-contrast: more) { ${themes} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
