import { useIskra } from '../theme/IskraContext';
import { englishDays, type DayWords } from './DayWords';

/** Days in short of the provider's very locale; undefined where only `Intl` knows them. */
export function useDayWords(): DayWords | undefined {
  const { locale, pack } = useIskra();
  if (pack?.locale === locale) return pack.days;
  return locale === 'en' ? englishDays : undefined;
}
