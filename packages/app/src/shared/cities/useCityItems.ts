import type { City } from '@iskra/api-contract/cities';
import type { ComboboxItem } from '@iskra/ui/Combobox';
import { useEffect, useMemo, useRef, useState } from 'react';
import { reloadPage } from '../code';

let loaded: readonly City[] | undefined;

interface CityList {
  /** `undefined` until it is here. */
  readonly cities: readonly City[] | undefined;
  /** It did not come: asks for it again. */
  readonly onRetry: (() => void) | undefined;
}

/** The city list, which loads when first needed. */
function useCities(isNeeded: boolean): CityList {
  const [cities, setCities] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  const isAgain = useRef(false);

  useEffect(() => {
    if (cities || !isNeeded || hasFailed) return;
    import('@iskra/api-contract/cities').then(
      (module) => {
        loaded = module.cities;
        setCities(loaded);
      },
      () => {
        setFailed(true);
        // Firefox remembers a failed import for as long as the page is there, and a newer build has another list.
        if (isAgain.current) void reloadPage();
      },
    );
  }, [cities, isNeeded, hasFailed]);

  const retry = () => {
    isAgain.current = true;
    setFailed(false);
  };
  return { cities, onRetry: hasFailed ? retry : undefined };
}

interface CityItems {
  readonly items: readonly ComboboxItem[];
  readonly isLoading: boolean;
  readonly onRetry: (() => void) | undefined;
}

/** The city list once it is needed, in Russian or else in English, searched in both. */
export function useCityItems(locale: string, isNeeded = true): CityItems {
  const { cities, onRetry } = useCities(isNeeded);
  const items = useMemo(() => (cities ?? []).map((city) => item(city, locale)), [cities, locale]);
  return { items, isLoading: isNeeded && !cities && !onRetry, onRetry };
}

function item(city: City, locale: string): ComboboxItem {
  const [label, other] = locale === 'ru' ? [city.name, city.nameEn] : [city.nameEn, city.name];
  return {
    id: city.name,
    label,
    detail: locale === 'ru' ? city.region : city.regionEn,
    keywords: [other],
    rank: -city.population,
  };
}
