import styled from 'styled-components';
import { ChipGroup } from '../../primitives/ChipGroup';
import { moveRangeEnd, type Range } from '../../primitives/Slider';
import { sliderLabels } from '../../primitives/Slider/slider.labels';
import { space } from '../../theme/tokenRefs';
import { useLabels } from '../../theme/useLabels';
import { Fields } from './FilterPanel.styles';
import type { FurtherChoices, FurtherField, FurtherRange } from './FilterPanelProps';
import type { FilterChange, FilterValue, FurtherChoice } from './filterRules';
import { RangeField } from './RangeField';

export interface FurtherFieldsProps {
  id: string;
  fields: readonly FurtherField[];
  value: FilterValue;
  onChange: (change: FilterChange) => void;
}

interface FieldProps<Field> {
  field: Field;
  chosen: FurtherChoice | undefined;
  onChoose: (choice: FurtherChoice | null) => void;
}

/** Each further filter by its data. */
export function FurtherFields({ id, fields, value, onChange }: FurtherFieldsProps) {
  return (
    <More id={id}>
      {fields.map((field) => {
        const own = {
          chosen: value.further?.[field.id],
          onChoose: (choice: FurtherChoice | null) => onChange({ type: 'further', id: field.id, choice }),
        };
        return (
          <div key={field.id} data-field={field.id}>
            {'range' in field ? <InRange {...{ field, ...own }} /> : <AnyOf {...{ field, ...own }} />}
          </div>
        );
      })}
    </More>
  );
}

function AnyOf({ field, chosen, onChoose }: FieldProps<FurtherChoices>) {
  const value = chosen && !('from' in chosen) ? chosen : [];
  return <ChipGroup label={field.label} options={field.options} value={value} onValueChange={onChoose} />;
}

function InRange({ field, chosen, onChoose }: FieldProps<FurtherRange>) {
  const labels = useLabels(sliderLabels);
  const { label, range: whole, format } = field;
  const scale = { min: whole.from, max: whole.to, step: 1 };
  const { from, to } = chosen && 'from' in chosen ? chosen : whole;
  const choose = ([low, high]: Range) =>
    onChoose(low === whole.from && high === whole.to ? null : { from: low, to: high });
  return (
    <RangeField
      label={label}
      min={whole.from}
      max={whole.to}
      formatValue={format}
      endLabels={[`${label} ${labels.from}`, `${label} ${labels.to}`]}
      value={[from, to]}
      onEnd={(end, value) => choose(moveRangeEnd([from, to], end, value, scale))}
      onRange={choose}
    />
  );
}

const More = styled(Fields)`
  margin-block-start: ${space(4)};
`;
