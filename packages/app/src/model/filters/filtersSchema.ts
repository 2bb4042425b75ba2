import { furtherFilters, limits, type FurtherFilters } from '@iskra/api-contract';
import * as z from 'zod/mini';
import type { Filters } from './filters';

/** Whether further filters can be sent. */
export const isSound = (given: unknown): boolean => furtherFilters.safeParse(given).success;

const filterAge = z.int().check(z.gte(limits.age.filterMin), z.lte(limits.age.filterMax));

/** What is kept in local storage; anything else is repaired to the defaults. */
export const filtersSchema: z.ZodMiniType<Filters> = z
  .object({
    minAge: filterAge,
    maxAge: filterAge,
    gender: z.enum(['all', 'male', 'female']),
    city: z.nullable(z.object({ name: z.string() })),
    onlineStatus: z.enum(['all', 'online', 'new']),
    // As they are sent; filters from before there were any, broken ones and ones of a newer page have none.
    further: z.catch(z.custom<FurtherFilters>(isSound), {}),
  })
  .check(z.refine(({ minAge, maxAge }) => minAge <= maxAge));
