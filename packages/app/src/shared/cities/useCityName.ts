import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCities } from './useCityItems';

/** Shows a city's name on the wire in the interface's language; in Russian it is that name. */
export function useCityName(): (name: string) => string {
  const isEnglish = useIntl().locale === 'en';
  const { cities } = useCities(isEnglish);
  const english = useMemo(() => new Map((cities ?? []).map(({ name, nameEn }) => [name, nameEn])), [cities]);
  return useCallback((name) => (isEnglish ? (english.get(name) ?? name) : name), [isEnglish, english]);
}
