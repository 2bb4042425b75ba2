import { RangeSlider } from '../../primitives/Slider';
import type { FilterLabels } from './filterPanel.labels';
import { AgeSelect, Ages } from './FilterPanel.styles';
import { ageChange, filterAges, type FilterChange, type FilterValue } from './filterRules';

export interface AgeFieldProps {
  value: FilterValue;
  disabled: boolean;
  labels: FilterLabels;
  onChange: (change: FilterChange) => void;
}

const ages = Array.from(
  { length: filterAges.max - filterAges.min + 1 },
  (_, index) => filterAges.min + index,
);

// [B8.12]
/** Two thumbs, and beside the label the same two numbers to choose from a list: no dragging is needed. */
export function AgeField({ value, disabled, labels, onChange }: AgeFieldProps) {
  const { minAge, maxAge } = value;
  const select = (type: 'minAge' | 'maxAge', label: string) => (
    <AgeSelect
      aria-label={label}
      disabled={disabled}
      value={value[type]}
      onChange={(event) => onChange({ type, age: Number(event.target.value) })}
    >
      {ages.map((age) => (
        <option key={age} value={age}>
          {age}
        </option>
      ))}
    </AgeSelect>
  );
  return (
    <RangeSlider
      label={labels.age}
      {...filterAges}
      disabled={disabled}
      value={[minAge, maxAge]}
      onValueChange={(range) => onChange(ageChange(value, range))}
      valueSlot={
        <Ages>
          {select('minAge', labels.ageFrom)}
          <span aria-hidden>–</span>
          {select('maxAge', labels.ageTo)}
        </Ages>
      }
    />
  );
}
