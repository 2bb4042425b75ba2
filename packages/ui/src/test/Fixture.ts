import type { CSSProperties, ReactElement } from 'react';

/** What every component takes for its root element. */
export interface RootProps {
  id: string;
  className: string;
  style: CSSProperties;
  'data-fixture': string;
  ref: (node: unknown) => void;
}

/** A component as the conformance suite draws it: with no more than it needs. */
export interface Fixture {
  /** Draws it; `root` is spread last. */
  render: (root: RootProps) => ReactElement;
  /** A field: id, ref and data-* go to this part of it, `className` and `style` to the root. */
  control?: string;
  /** Its `id` is not the element's. */
  hasOwnId?: true;
  /** Its ref is a handle of functions instead of an element. */
  hasHandle?: true;
  /** It stands outside the page's flow, in a portal; or draws no element of its own. */
  place?: 'portal' | 'nothing';
}

/** A component with a value: each takes what to call after a change. */
export interface ValueFixture {
  /** Keeps the value itself, from a first one on. */
  own: (onChange: () => void) => ReactElement;
  /** The caller keeps the value, and here does not follow. */
  held: (onChange: () => void) => ReactElement;
  /** What a member does to change it. */
  change:
    | { click: string }
    | { type: string; into: string }
    | { press: string; on: string }
    | { select: string; in: string };
  /** What is to be seen of the value. */
  read: (place: HTMLElement) => unknown;
}
