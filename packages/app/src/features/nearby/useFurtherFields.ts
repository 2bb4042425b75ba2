import { limits, profileChoices } from '@iskra/api-contract';
import type { FurtherField } from '@iskra/ui/FilterPanel';
import { useMemo } from 'react';
import { goalTexts } from '../../shared/goals';
import { useText } from '../../shared/i18n';
import { choiceTexts, detailTexts } from '../../shared/profileChoices';
import { furtherMessages } from './messages';

const { min, max } = limits.heightCm;
const { goals, children, smoking, languages } = profileChoices;

/** The further filters: what a profile tells that people can be looked for by (decision 0032). */
export function useFurtherFields(): readonly FurtherField[] {
  const t = useText();
  return useMemo(
    () => [
      {
        id: 'goals',
        label: t(detailTexts.goals),
        options: goals.map((value) => ({ value, label: t(goalTexts[value]) })),
      },
      {
        id: 'height',
        label: t(furtherMessages.heightCm),
        range: { from: min, to: max },
        format: (cm) => t(detailTexts.heightValue, { cm }),
      },
      {
        id: 'children',
        label: t(detailTexts.children),
        options: children.map((value) => ({ value, label: t(choiceTexts[value]) })),
      },
      {
        id: 'smoking',
        label: t(detailTexts.smoking),
        options: smoking.map((value) => ({ value, label: t(choiceTexts[value]) })),
      },
      {
        id: 'languages',
        label: t(detailTexts.languages),
        options: languages.map((value) => ({ value, label: value })),
      },
    ],
    [t],
  );
}
