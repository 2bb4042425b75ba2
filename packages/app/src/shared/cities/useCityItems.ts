import type { City } from '@iskra/api-contract/cities';
import type { ComboboxItem } from '@iskra/ui/Combobox';
import { useEffect, useMemo, useState } from 'react';

let loaded: readonly City[] | undefined;

/** The city list, which loads when first needed; `undefined` until then. */
export function useCities(isNeeded: boolean): readonly City[] | undefined {
  const [cities, setCities] = useState(loaded);

  useEffect(() => {
    if (cities || !isNeeded) return;
    void import('@iskra/api-contract/cities').then((module) => {
      loaded = module.cities;
      setCities(loaded);
    });
  }, [cities, isNeeded]);

  return cities;
}

/** The city list in the interface's language, searched in both. */
export function useCityItems(locale: 'ru' | 'en'): { items: readonly ComboboxItem[]; isLoading: boolean } {
  const cities = useCities(true);
  const items = useMemo(() => (cities ?? []).map((city) => item(city, locale)), [cities, locale]);
  return { items, isLoading: !cities };
}

function item(city: City, locale: 'ru' | 'en'): ComboboxItem {
  const [label, other] = locale === 'ru' ? [city.name, city.nameEn] : [city.nameEn, city.name];
  return {
    id: city.name,
    label,
    detail: locale === 'ru' ? city.region : city.regionEn,
    keywords: [other],
    rank: -city.population,
  };
}
