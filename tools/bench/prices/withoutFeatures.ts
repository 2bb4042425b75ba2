import type { Plugin } from 'vite';
import type { Feature } from './Feature';

/** Of each part of the kit the classes that its elements wear, by the part's own class. */
export type Classes = Readonly<Record<string, string>>;

const plain = '\0plain-elements';
const inKit = /\/@iskra\/ui\/dist\/(.*)\.js$/;

/** Builds the page with other modules in the place of the kit's; fails when one of them is not in it. */
export function withoutFeatures(features: readonly Feature[], classes: Classes): Plugin {
  const others = new Map(features.flatMap(({ without }) => Object.entries(without)));
  const isPlain = features.some(({ plainElements }) => plainElements);
  const met = new Set<string>();
  return {
    name: 'without-features',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      isPlain && source === 'styled-components' && inKit.test(importer) ? plain : undefined,
    load(id) {
      if (id === plain) return plainElements(classes);
      const module = inKit.exec(id)?.[1];
      const other = module && others.get(module);
      if (other) met.add(module);
      return other;
    },
    buildEnd() {
      const missed = [...others.keys()].filter((module) => !met.has(module));
      if (missed.length > 0) this.error(`The page has no ${missed.join(', ')}.`);
    },
  };
}

/** As much of styled-components as the kit's parts ask for, without rules and without looking at properties. */
const plainElements = (classes: Classes) => `
  import { createContext, forwardRef } from 'react';
  import { jsx } from 'react/jsx-runtime';
  const classes = ${JSON.stringify(classes)};
  const part = (tag) => ({ withConfig: ({ componentId }) => () => forwardRef((props, ref) =>
    jsx(tag, { ...props, ref, className: [classes[componentId], props.className].filter(Boolean).join(' ') })) });
  export const styled = new Proxy(part, { get: (_part, tag) => part(tag) });
  export const css = () => '';
  export const keyframes = () => '';
  export const StyleSheetManager = ({ children }) => children;
  export const StyleSheetContext = createContext({ stylis: () => [], styleSheet: {} });
`;
