import type { ComponentProps, ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

export interface LayeredStylesProps {
  /** What is drawn with the kit: the provider, or a part of it. */
  children?: ReactNode;
}

/**
 * Puts the components' styles into the cascade layer `iskra.components`, so that any rule of the page wins that is in no
 * layer or a later one: a class of yours, a utility of Tailwind 4. For pages whose own reset is in a layer too; a plain
 * `button { … }` would win as well. Your own styled-components inside stand in the layer with ours.
 */
export function LayeredStyles({ children }: LayeredStylesProps) {
  return <StyleSheetManager stylisPlugins={plugins}>{children}</StyleSheetManager>;
}

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

const grouped = /^(rule|@media|@supports|@container)$/;

/** Wraps each rule that stands by itself; the wrapper is written by what comes after. */
const intoLayer: Plugin = (element) => {
  if (element.root || !grouped.test(element.type)) return;
  const inner = { ...element, root: element, parent: element };
  Object.assign(element, { type: '@layer', value: '@layer iskra.components', children: [inner] });
};

// Class names depend on it: a server's and a minified page's have to be the same.
const plugins = [/* @__PURE__ */ Object.defineProperty(intoLayer, 'name', { value: 'iskraLayer' })];
