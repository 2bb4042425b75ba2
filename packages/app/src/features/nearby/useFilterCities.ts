import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../model/StoresContext';
import { useCityItems } from '../../shared/cities';
import { useLayout } from '../../shared/layout';
import { defaultFilters } from '../../model/filters/filters';

/** The cities for the filters; a city that is not among them, from storage or an address, is repaired [B8.6]. */
export function useFilterCities() {
  const { filters } = useStores();
  const { items, isLoading } = useCityItems(useIntl().locale);
  const isMobile = useLayout() === 'mobile';

  useEffect(() => {
    const name = filters.value.city?.name;
    if (isLoading || name === undefined || items.some(({ id }) => id === name)) return;
    filters.change({ city: defaultFilters.city });
  }, [filters, items, isLoading, filters.value.city?.name]);

  const cityPresentation = isMobile ? ('fullscreen' as const) : ('popover' as const);
  return { cities: items, citiesLoading: isLoading, cityPresentation };
}
