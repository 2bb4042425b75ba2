import type { FilterLabels } from './filterPanel.labels';
import { ageChange, filterAges, type FilterChange, type FilterValue } from './filterRules';
import { RangeField } from './RangeField';

export interface AgeFieldProps {
  value: FilterValue;
  disabled: boolean;
  labels: FilterLabels;
  onChange: (change: FilterChange) => void;
}

const ends = ['minAge', 'maxAge'] as const;

/** From which age to which. */
export function AgeField({ value, disabled, labels, onChange }: AgeFieldProps) {
  return (
    <RangeField
      {...filterAges}
      label={labels.age}
      endLabels={[labels.ageFrom, labels.ageTo]}
      disabled={disabled}
      value={[value.minAge, value.maxAge]}
      onEnd={(end, age) => onChange({ type: ends[end], age })}
      onRange={(range) => onChange(ageChange(value, range))}
    />
  );
}
