import { readFileSync } from 'node:fs';

const packages = ['ui', 'app', 'api-contract', 'api-mocks'];
const nodeOnly = ['@fontsource-variable/manrope'];

function dependenciesOf(name: string): string[] {
  const file = new URL(`../packages/${name}/package.json`, import.meta.url);
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: object };
  return Object.keys(dependencies);
}

/**
 * Everything stories may import, prepared before the first one runs: a dependency first met in the middle
 * of a run reloads the page and fails that whole run.
 */
export const optimizedDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'styled-components',
  'msw',
  'msw/browser',
  'msw-storybook-addon',
  '@storybook/addon-docs/blocks',
  'axe-core',
  'colorjs.io',
  'storybook/viewport',
  'framer-motion',
  'framer-motion/dom',
  'framer-motion/dom/mini',
  'zod/mini',
  ...packages.flatMap(dependenciesOf),
].filter((name, at, all) => {
  const isOurs = name.startsWith('@iskra/');
  return !isOurs && !nodeOnly.includes(name) && all.indexOf(name) === at;
});
