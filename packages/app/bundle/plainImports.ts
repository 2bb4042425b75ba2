import type { Plugin } from 'vite';

export const importHelper = '\0vite/preload-helper.js';

/**
 * Lets `import()` be itself. Vite wraps each into what loads styles and names of further files ahead: the page has its
 * styles in one file and names its files itself, and the rest weighs a kilobyte.
 */
export function plainImports(): Plugin {
  return {
    name: 'iskra:plain-imports',
    enforce: 'pre',
    load: (id) => (id === importHelper ? 'export const __vitePreload = (load) => load();' : null),
  };
}
