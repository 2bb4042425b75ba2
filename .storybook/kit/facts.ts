import type { KitPageFact } from './KitFact';

/** What pages tell of the kit; `kitPlugin` puts the facts here while Storybook is built. */
export const facts: readonly KitPageFact[] = [];
