import { limits, profileChoices, type FurtherFilters } from '@iskra/api-contract';
import type { FilterRange, FilterValue, FurtherChoice } from '@iskra/ui/FilterPanel';
import { furtherLists } from '../../model/filters/further';

const { min, max } = limits.heightCm;

/** The further filters as the kit's panel has them. */
export function toFurtherValue(further: FurtherFilters): NonNullable<FilterValue['further']> {
  const lists = furtherLists.flatMap((field) => {
    const list = further[field];
    return list ? [[field, list.split(',')] as const] : [];
  });
  const { minHeight, maxHeight } = further;
  const height = { from: Number(minHeight ?? min), to: Number(maxHeight ?? max) };
  return { ...Object.fromEntries(lists), ...(minHeight || maxHeight ? { height } : {}) };
}

/** As they are kept and sent, choices in the order of the profile: equal filters are equal by letter. */
export function fromFurtherValue(value: FilterValue['further'] = {}): FurtherFilters {
  const lists = furtherLists.flatMap((field) => {
    const chosen = inOrder(profileChoices[field], value[field]);
    return chosen.length > 0 ? [[field, chosen.join(',')] as const] : [];
  });
  const { height } = value;
  return { ...Object.fromEntries(lists), ...(height && 'from' in height ? sentHeights(height) : {}) };
}

function inOrder(choices: readonly string[], chosen: FurtherChoice | undefined): readonly string[] {
  return chosen && !('from' in chosen) ? choices.filter((choice) => chosen.includes(choice)) : [];
}

/** An end at its limit asks for nothing. */
function sentHeights({ from, to }: FilterRange): FurtherFilters {
  return {
    ...(from > min ? { minHeight: String(from) } : {}),
    ...(to < max ? { maxHeight: String(to) } : {}),
  };
}
