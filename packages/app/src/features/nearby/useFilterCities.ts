import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../model/StoresContext';
import { useCityItems, useCityName } from '../../shared/cities';
import { useLayout } from '../../shared/layout';
import { defaultFilters } from '../../model/filters/filters';

/**
 * The cities for the filters, once they are needed or the member comes to their field. A city that is not among them,
 * from storage or an address, is repaired [B8.6].
 */
export function useFilterCities(isNeeded: boolean) {
  const { filters } = useStores();
  const [isNear, setNear] = useState(false);
  const { items, isLoading, onRetry } = useCityItems(useIntl().locale, isNeeded || isNear);
  const nameOfCity = useCityName();
  const isMobile = useLayout() === 'mobile';

  useEffect(() => {
    const name = filters.value.city?.name;
    if (items.length === 0 || name === undefined || items.some(({ id }) => id === name)) return;
    filters.change({ city: defaultFilters.city });
  }, [filters, items, filters.value.city?.name]);

  return {
    cities: items,
    citiesLoading: isLoading,
    nameOfCity,
    onRetryCities: onRetry,
    onNeedCities: () => {
      setNear(true);
      onRetry?.();
    },
    cityPresentation: isMobile ? ('fullscreen' as const) : ('popover' as const),
  };
}
