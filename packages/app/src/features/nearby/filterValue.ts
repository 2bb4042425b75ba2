import type { FilterValue } from '@iskra/ui/FilterPanel';
import { defaultFilters, type Filters } from '../../model/filters/filters';

/** The filters as the kit's panel has them. */
export function toFilterValue({ onlineStatus, gender, city, minAge, maxAge }: Filters): FilterValue {
  return { status: onlineStatus, gender, city: city?.name ?? null, minAge, maxAge };
}

/** The panel's filters as they are kept and sent. */
export function fromFilterValue({ status, gender, city, minAge, maxAge }: FilterValue): Filters {
  return { onlineStatus: status, gender, city: city === null ? null : { name: city }, minAge, maxAge };
}

export const defaultFilterValue = toFilterValue(defaultFilters);
