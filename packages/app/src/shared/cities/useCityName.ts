import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCities } from './useCityItems';

/** Shows a city's name on the wire in the interface's language: in Russian it is that name, in others the English one. */
export function useCityName(): (name: string) => string {
  const isTranslated = useIntl().locale !== 'ru';
  const { cities } = useCities(isTranslated);
  const english = useMemo(() => new Map((cities ?? []).map(({ name, nameEn }) => [name, nameEn])), [cities]);
  return useCallback((name) => (isTranslated ? (english.get(name) ?? name) : name), [isTranslated, english]);
}
