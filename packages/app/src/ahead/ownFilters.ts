import { readAddress } from '../model/filters/filterAddress';
import { defaultFilters, filtersQuery, type Filters } from '../model/filters/filters';
import { callAddress } from '../shared/api/callAddress';
import { keptValue } from './keptValue';

/**
 * The filters of the page's address or of the device, as a query. The filters' store and the screen find the same; what is
 * unsound they repair, and so ask for by themselves.
 */
export function ownFilters({ search }: Pick<Location, 'search'>): string {
  const anySound = () => true;
  const filters = readAddress(new URLSearchParams(search), anySound) ?? {
    ...defaultFilters,
    ...keptValue<Filters>('filters'),
  };
  return callAddress('', { query: filtersQuery(filters) });
}
