import * as z from 'zod/mini';

/** Several choices, none of them twice. */
export function severalOf<const Choice extends string>(choice: z.ZodMiniType<Choice>) {
  return z.array(choice).check(z.refine((list) => new Set(list).size === list.length));
}
