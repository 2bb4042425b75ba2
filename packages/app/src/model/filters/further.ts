import type { FurtherFilters } from '@iskra/api-contract';

/** The further filters that are lists of choices, in the order of the screen. */
export const furtherLists = ['goals', 'children', 'smoking', 'languages'] as const;

/** A field of the profile by which people can be looked for further. */
export type FurtherField = (typeof furtherLists)[number] | 'height';

/** Which of them are set. */
export function furtherSet(further: FurtherFilters): FurtherField[] {
  const lists = furtherLists.filter((field) => further[field]);
  return further.minHeight || further.maxHeight ? ['height', ...lists] : lists;
}
