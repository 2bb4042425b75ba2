import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadLater } from '../code';

type CityName = (name: string) => string;

const onTheWire: CityName = (name) => name;
let english: CityName | undefined;

/** Shows a city's name on the wire in the interface's language: in Russian it is that name, in others the English one. */
export function useCityName(): CityName {
  const isTranslated = useIntl().locale !== 'ru';
  const [loaded, setLoaded] = useState(() => english);

  useEffect(() => {
    if (!isTranslated || loaded) return;
    return loadLater(
      async () => (await import('@iskra/api-contract/cityNames')).englishCityName,
      (englishCityName) => {
        english = englishCityName;
        setLoaded(() => englishCityName);
      },
    );
  }, [isTranslated, loaded]);

  return (isTranslated && loaded) || onTheWire;
}
