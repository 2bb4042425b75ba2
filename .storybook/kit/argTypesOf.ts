import type { StrictArgTypes } from 'storybook/internal/types';

/** Where `kitPlugin` leaves a component's props. */
interface Documented {
  readonly __argTypes?: StrictArgTypes;
}

/** The props of a component of the kit, for Storybook; of anything else, nothing. */
export const argTypesOf = (component: unknown) => (component as Documented | undefined)?.__argTypes ?? null;
