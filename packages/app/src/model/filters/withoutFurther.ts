import type { FurtherFilters } from '@iskra/api-contract';
import type { FurtherField } from './further';

/** The further filters with one of them let go. */
export function withoutFurther(further: FurtherFilters, field: FurtherField): FurtherFilters {
  const gone: readonly string[] = field === 'height' ? ['minHeight', 'maxHeight'] : [field];
  return Object.fromEntries(Object.entries(further).filter(([key]) => !gone.includes(key)));
}
