import type { Goal } from '@iskra/api-contract';
import { Chip, space } from '@iskra/ui';
import styled from 'styled-components';
import { goalIcons, goalTexts } from '../../../shared/goals';
import { useText } from '../../../shared/i18n';
import { memberMessages as messages } from '../messages';

export interface GoalsProps {
  goals: readonly Goal[];
}

/** What somebody is here for; nothing when they did not say. */
export function Goals({ goals }: GoalsProps) {
  const t = useText();
  if (goals.length === 0) return null;
  return (
    <Chips aria-label={t(messages.goals)}>
      {goals.map((goal) => {
        const Icon = goalIcons[goal];
        return (
          <li key={goal}>
            <Chip icon={<Icon size={18} />}>{t(goalTexts[goal])}</Chip>
          </li>
        );
      })}
    </Chips>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: ${space(5)} 0 0;
  padding: 0;
  list-style: none;
`;
