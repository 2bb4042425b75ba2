import { ages, defaultCity, type FurtherFilters } from '@iskra/api-contract';
import { furtherSet } from './further';

export interface Filters {
  readonly minAge: number;
  readonly maxAge: number;
  readonly gender: 'all' | 'male' | 'female';
  /** null stands for all cities. */
  readonly city: { readonly name: string } | null;
  readonly onlineStatus: 'all' | 'online' | 'new';
  readonly further: FurtherFilters;
}

export const defaultFilters: Filters = {
  minAge: ages.defaultFrom,
  maxAge: ages.defaultTo,
  gender: 'all',
  city: { name: defaultCity },
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
