import type { FilterValue } from '@iskra/ui/FilterPanel';
import { fromFurtherValue, toFurtherValue } from './furtherValue';
import { defaultFilters, type Filters } from '../../model/filters/filters';

/** The filters as the kit's panel has them. */
export function toFilterValue({ onlineStatus, gender, city, minAge, maxAge, further }: Filters): FilterValue {
  const basic = { status: onlineStatus, gender, city: city?.name ?? null, minAge, maxAge };
  return { ...basic, further: toFurtherValue(further) };
}

/** The panel's filters as they are kept and sent. */
export function fromFilterValue({ status, gender, city, minAge, maxAge, further }: FilterValue): Filters {
  const basic = { onlineStatus: status, gender, city: city === null ? null : { name: city }, minAge, maxAge };
  return { ...basic, further: fromFurtherValue(further) };
}

export const defaultFilterValue = toFilterValue(defaultFilters);
