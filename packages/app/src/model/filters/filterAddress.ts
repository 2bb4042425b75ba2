import { ages, type FurtherFilters } from '@iskra/api-contract';
import { changeFilters, defaultFilters, type Filters } from './filters';
import { furtherLists } from './further';

const { filterMin, filterMax } = ages;
const longestCity = 120;
type IsSound = (further: FurtherFilters) => boolean;

const furtherKeys = [...furtherLists, 'minHeight', 'maxHeight'] as const;
const keys = ['status', 'gender', 'city', 'from', 'to', ...furtherKeys] as const;

/**
 * The filters in an address, for Back, reload and sharing; undefined when it names none. What it does not name is at
 * its default, what makes no sense is repaired [B8.6, B8.7]. `isSound` judges further filters.
 */
export function readAddress(query: URLSearchParams, isSound: IsSound): Filters | undefined {
  if (!keys.some((key) => query.has(key))) return undefined;
  const city = query.get('city');
  const ages = changeFilters(
    { ...defaultFilters, maxAge: age(query.get('to')) ?? defaultFilters.maxAge },
    { minAge: age(query.get('from')) ?? defaultFilters.minAge },
  );
  return {
    ...ages,
    onlineStatus: oneOf(query.get('status'), ['all', 'online', 'new']) ?? defaultFilters.onlineStatus,
    gender: oneOf(query.get('gender'), ['all', 'female', 'male']) ?? defaultFilters.gender,
    city:
      city === null || city.length > longestCity ? defaultFilters.city : city === '' ? null : { name: city },
    further: readFurther(query, isSound),
  };
}

/** An address's query with what differs from the defaults; other parts of the query stay. */
export function writeAddress(query: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(query);
  const values = addressValues(filters);
  const defaults = addressValues(defaultFilters);
  for (const key of keys) {
    if (values[key] === defaults[key]) next.delete(key);
    else next.set(key, values[key]);
  }
  return next;
}

function addressValues({ onlineStatus, gender, city, minAge, maxAge, further }: Filters) {
  const { goals = '', children = '', smoking = '', languages = '', minHeight = '', maxHeight = '' } = further;
  return {
    ...{ status: onlineStatus, gender, city: city?.name ?? '', from: String(minAge), to: String(maxAge) },
    ...{ goals, children, smoking, languages, minHeight, maxHeight },
  };
}

/** Those that make sense, each by itself. */
function readFurther(query: URLSearchParams, isSound: IsSound): FurtherFilters {
  return furtherKeys.reduce<FurtherFilters>((found, key) => {
    const text = query.get(key);
    if (text === null) return found;
    const more = { ...found, [key]: text };
    return isSound(more) ? more : found;
  }, {});
}

function age(text: string | null): number | undefined {
  if (!text || !/^\d+$/.test(text)) return undefined;
  return Math.min(filterMax, Math.max(filterMin, Number(text)));
}

function oneOf<Value extends string>(text: string | null, values: readonly Value[]): Value | undefined {
  return values.find((value) => value === text);
}
