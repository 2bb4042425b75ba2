import { limits } from '@iskra/api-contract';
import type { Filters } from './filters';
import { furtherSet, type FurtherField } from './further';
import { withoutFurther } from './withoutFurther';

/** One step that lets more people in. */
export interface Widening {
  readonly id: 'city' | 'status' | 'gender' | 'age' | FurtherField;
  readonly change: Partial<Filters>;
}

/** What of the filters can be let go, one at a time [B8.10]. */
export function widenings(filters: Filters): Widening[] {
  const { city, onlineStatus, gender, minAge, maxAge, further } = filters;
  const { filterMin, filterMax } = limits.age;
  const isNarrow = minAge > filterMin || maxAge < filterMax;
  return [
    ...(city ? [{ id: 'city' as const, change: { city: null } }] : []),
    ...(onlineStatus === 'all' ? [] : [{ id: 'status' as const, change: { onlineStatus: 'all' as const } }]),
    ...(gender === 'all' ? [] : [{ id: 'gender' as const, change: { gender: 'all' as const } }]),
    ...(isNarrow ? [{ id: 'age' as const, change: { minAge: filterMin, maxAge: filterMax } }] : []),
    ...furtherSet(further).map((id) => ({ id, change: { further: withoutFurther(further, id) } })),
  ];
}
