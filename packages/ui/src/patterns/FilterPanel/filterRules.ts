// [FIL-01]
/** What people are looked for by. */
export interface FilterValue {
  /** Everyone, those online, or those who came lately. */
  readonly status: 'all' | 'online' | 'new';
  /** Everyone, women or men. */
  readonly gender: 'all' | 'female' | 'male';
  /** Id of the city; null stands for all cities. */
  readonly city: string | null;
  /** Youngest age, years. */
  readonly minAge: number;
  /** Oldest age, years. */
  readonly maxAge: number;
  /** What is chosen of the further filters, by their ids; one that is not set is absent. @default none */
  readonly further?: Readonly<Record<string, FurtherChoice>> | undefined;
}

/** Both ends of a range, inclusive. */
export interface FilterRange {
  /** The lowest that fits. */
  readonly from: number;
  /** The highest that fits. */
  readonly to: number;
}

/** Choices of which any will do, or a range. */
export type FurtherChoice = readonly string[] | FilterRange;

export type FilterField = 'status' | 'gender' | 'city' | 'age';

/** One thing a member does to the filters. */
export type FilterChange =
  | { readonly type: 'status'; readonly status: FilterValue['status'] }
  | { readonly type: 'gender'; readonly gender: FilterValue['gender'] }
  | { readonly type: 'city'; readonly city: string | null }
  | { readonly type: 'minAge' | 'maxAge'; readonly age: number }
  | { readonly type: 'further'; readonly id: string; readonly choice: FurtherChoice | null }
  | { readonly type: 'reset'; readonly defaults: FilterValue };

/** Ages that can be chosen. */
export const filterAges = { min: 18, max: 70 } as const;

// [FIL-03, B8.2]
/** The filters after a change: the age just chosen wins, the other one follows it. */
export function changeFilter(value: FilterValue, change: FilterChange): FilterValue {
  switch (change.type) {
    case 'status':
      return { ...value, status: change.status };
    case 'gender':
      return { ...value, gender: change.gender };
    case 'city':
      return { ...value, city: change.city };
    case 'minAge': {
      const minAge = withinAges(change.age);
      return { ...value, minAge, maxAge: Math.max(minAge, value.maxAge) };
    }
    case 'maxAge': {
      const maxAge = withinAges(change.age);
      return { ...value, minAge: Math.min(value.minAge, maxAge), maxAge };
    }
    case 'further':
      return { ...value, further: changeFurther(value.further, change.id, change.choice) };
    case 'reset':
      return change.defaults;
  }
}

function changeFurther(further: FilterValue['further'] = {}, id: string, choice: FurtherChoice | null) {
  const { [id]: _, ...others } = further;
  const isSet = choice !== null && ('from' in choice || choice.length > 0);
  return isSet ? { ...others, [id]: choice } : others;
}

/** Which age was moved when both may have: the slider hands over the range with the follower in its place. */
export function ageChange(
  before: Pick<FilterValue, 'minAge' | 'maxAge'>,
  [from, to]: readonly [number, number],
): FilterChange {
  const isMin = from > before.minAge || to === before.maxAge;
  return isMin ? { type: 'minAge', age: from } : { type: 'maxAge', age: to };
}

function withinAges(age: number): number {
  if (Number.isNaN(age)) return filterAges.min;
  return Math.min(filterAges.max, Math.max(filterAges.min, Math.round(age)));
}

// [B8.4]
/** Which fields differ from the defaults; the two ages are one field. */
export function changedFields(value: FilterValue, defaults: FilterValue): FilterField[] {
  const differs = {
    status: value.status !== defaults.status,
    gender: value.gender !== defaults.gender,
    city: value.city !== defaults.city,
    age: value.minAge !== defaults.minAge || value.maxAge !== defaults.maxAge,
  };
  return (Object.keys(differs) as FilterField[]).filter((field) => differs[field]);
}

/** How many filters differ from the defaults, the further ones too. */
export function countChanged(value: FilterValue, defaults: FilterValue): number {
  return changedFields(value, defaults).length + changedFurther(value, defaults).length;
}

/** Ids of the further filters that differ from the defaults. */
export function changedFurther(value: FilterValue, defaults: FilterValue): string[] {
  const [own = {}, before = {}] = [value.further, defaults.further];
  const ids = [...new Set([...Object.keys(own), ...Object.keys(before)])];
  return ids.filter((id) => JSON.stringify(own[id]) !== JSON.stringify(before[id]));
}

/** The age that followed the one chosen, to be said aloud; null when none did. */
export function followedAge(
  before: FilterValue,
  after: FilterValue,
  change: FilterChange,
): FollowedAge | null {
  if (change.type === 'minAge' && before.maxAge !== after.maxAge) return { end: 'to', age: after.maxAge };
  if (change.type === 'maxAge' && before.minAge !== after.minAge) return { end: 'from', age: after.minAge };
  return null;
}

export interface FollowedAge {
  readonly end: 'from' | 'to';
  readonly age: number;
}
