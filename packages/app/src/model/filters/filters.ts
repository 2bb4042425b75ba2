import { limits } from '@iskra/api-contract';
import * as z from 'zod/mini';
import { furtherSchema, furtherSet } from './further';

const filterAge = z.int().check(z.gte(limits.age.filterMin), z.lte(limits.age.filterMax));

const filtersShape = z.object({
  minAge: filterAge,
  maxAge: filterAge,
  gender: z.enum(['all', 'male', 'female']),
  /** null stands for all cities. */
  city: z.nullable(z.object({ name: z.string() })),
  onlineStatus: z.enum(['all', 'online', 'new']),
  further: furtherSchema,
});
export type Filters = z.output<typeof filtersShape>;

/** What is kept in local storage; anything else is repaired to the defaults. */
export const filtersSchema = filtersShape.check(z.refine(({ minAge, maxAge }) => minAge <= maxAge));

export const defaultFilters: Filters = {
  minAge: limits.age.defaultFrom,
  maxAge: limits.age.defaultTo,
  gender: 'all',
  city: { name: limits.defaultCity },
  onlineStatus: 'all',
  further: {},
};

/** Changes filters so that the ages never cross: the one chosen wins, the other follows it [FIL-03]. */
export function changeFilters(filters: Filters, change: Partial<Filters>): Filters {
  const next = { ...filters, ...change };
  if (next.minAge <= next.maxAge) return next;
  return change.minAge === undefined ? { ...next, minAge: next.maxAge } : { ...next, maxAge: next.minAge };
}

/** How many fields differ from the defaults; the two ages count once, and the two heights. */
export function countChanged(filters: Filters): number {
  const agesDiffer = filters.minAge !== defaultFilters.minAge || filters.maxAge !== defaultFilters.maxAge;
  const basic = [
    filters.gender !== defaultFilters.gender,
    filters.onlineStatus !== defaultFilters.onlineStatus,
    filters.city?.name !== defaultFilters.city?.name,
    agesDiffer,
  ];
  return basic.filter(Boolean).length + furtherSet(filters.further).length;
}

/** The query of GET /api/get-filtered-users; all cities is no city. */
export function filtersQuery(filters: Filters) {
  return {
    minAge: String(filters.minAge),
    maxAge: String(filters.maxAge),
    gender: filters.gender,
    onlineStatus: filters.onlineStatus,
    ...(filters.city ? { city: filters.city.name } : {}),
    ...filters.further,
  };
}
