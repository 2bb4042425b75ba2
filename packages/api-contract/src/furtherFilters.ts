import * as z from 'zod/mini';
import { limits } from './limits';
import { severalOf } from './severalOf';
import { children, goal, language, queryInt, smoking } from './values';

const height = queryInt(limits.heightCm.min, limits.heightCm.max);

/**
 * What people nearby can be looked for by of what they tell of themselves: of choices any one will do, heights are
 * inclusive. Hard filters: whoever did not tell is not found (decision 0032).
 */
export const furtherFields = {
  goals: anyOf(goal),
  minHeight: z.optional(height),
  maxHeight: z.optional(height),
  children: anyOf(children),
  smoking: anyOf(smoking),
  languages: anyOf(language),
};

interface Heights {
  readonly minHeight?: number | undefined;
  readonly maxHeight?: number | undefined;
}

/** Heights that nobody can have are a mistake, not an empty list. */
export const heightsInOrder = z.refine<Heights>(
  ({ minHeight = 0, maxHeight = Infinity }) => minHeight <= maxHeight,
  { path: ['maxHeight'] },
);

/** The further filters by themselves, as they stand in an address or on a device; nothing else may be among them. */
export const furtherFilters = z.strictObject(furtherFields).check(heightsInOrder);

/** As they are sent: each list with commas between its choices. */
export type FurtherFilters = Readonly<z.input<typeof furtherFilters>>;

/** Choices with commas between them, as they stand in a query. */
function anyOf<const Choice extends string>(choice: z.ZodMiniType<Choice>) {
  const split = z.transform((text: string): unknown[] => text.split(','));
  return z.optional(z.pipe(z.pipe(z.string(), split), severalOf(choice)));
}
