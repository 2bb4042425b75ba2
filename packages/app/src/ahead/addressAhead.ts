import { readAddress } from '../model/filters/filterAddress';
import { defaultFilters, filtersQuery, type Filters } from '../model/filters/filters';
import { callAddress } from '../shared/api/callAddress';
import type { CallAhead } from '../shared/pageConfig';
import { keptValue } from './keptValue';

type PageAddress = Pick<Location, 'pathname' | 'search'>;

/** Where the screen at an address would send a call; undefined where the address lacks the number that the call needs. */
export function addressAhead({ path, query, isFiltered }: CallAhead, page: PageAddress): string | undefined {
  const id = /\d+/.exec(page.pathname)?.[0];
  if (path.includes(':') && !id) return undefined;
  return callAddress(path.replace(/:\w+/, String(id)), {
    query: { ...(isFiltered && filtersQuery(filtersAt(page))), ...query },
  });
}

/** As the filters' store and the screen find them; what is unsound they repair, and so ask for by themselves. */
function filtersAt({ search }: PageAddress): Filters {
  const anySound = () => true;
  return (
    readAddress(new URLSearchParams(search), anySound) ?? {
      ...defaultFilters,
      ...keptValue<Filters>('filters'),
    }
  );
}
