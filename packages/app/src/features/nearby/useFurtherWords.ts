import { profileChoices, type FurtherFilters } from '@iskra/api-contract';
import { goalTexts } from '../../shared/goals';
import { useText } from '../../shared/i18n';
import { choiceTexts, detailTexts } from '../../shared/profileChoices';
import type { FurtherField } from '../../model/filters/further';
import { furtherMessages as messages } from './messages';

/** A further filter in a few words: its name, and what is chosen, or of several choices how many. */
export function useFurtherWords() {
  const t = useText();

  const heightsOf = ({ minHeight: from = '', maxHeight: to = '' }: FurtherFilters): string => {
    if (from && to) return t(messages.heightBetween, { from, to });
    return from ? t(messages.heightFrom, { from }) : t(messages.heightTo, { to });
  };
  const choiceOf = (field: Exclude<FurtherField, 'height'>, value: string): string => {
    if (field === 'languages') return value;
    const texts = { ...goalTexts, ...choiceTexts };
    const known = profileChoices[field].find((choice) => choice === value);
    return known ? t(texts[known]) : value;
  };

  return (field: FurtherField, further: FurtherFilters): string => {
    const name = t(detailTexts[field]);
    if (field === 'height') return t(messages.chip, { name, value: heightsOf(further) });
    const chosen = (further[field] ?? '').split(',');
    const value = chosen.length > 1 ? String(chosen.length) : choiceOf(field, chosen[0] ?? '');
    return t(messages.chip, { name, value });
  };
}
