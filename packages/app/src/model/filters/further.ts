import { furtherFilters, type FurtherFilters } from '@iskra/api-contract';
import * as z from 'zod/mini';

/** The further filters that are lists of choices, in the order of the screen. */
export const furtherLists = ['goals', 'children', 'smoking', 'languages'] as const;

/** A field of the profile by which people can be looked for further. */
export type FurtherField = (typeof furtherLists)[number] | 'height';

/** Whether they can be sent. */
export const isSound = (given: unknown) => furtherFilters.safeParse(given).success;

/** Kept as they are sent; filters from before there were any, broken ones and ones of a newer page have none. */
export const furtherSchema = z.catch(z.custom<FurtherFilters>(isSound), {});

/** Which of them are set. */
export function furtherSet(further: FurtherFilters): FurtherField[] {
  const lists = furtherLists.filter((field) => further[field]);
  return further.minHeight || further.maxHeight ? ['height', ...lists] : lists;
}
