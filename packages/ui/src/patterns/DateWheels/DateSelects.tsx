import { Select } from '../../primitives/Select/Select';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { PickerItem } from '../ScrollPicker/columnRules';
import type { DatePart } from './dateItems';
import type { DateParts } from './dateRules';
import { SelectRow } from './DateWheels.styles';

interface DateSelectsProps {
  parts: readonly DatePart[];
  items: Readonly<Record<DatePart, readonly PickerItem<number>[]>>;
  value: DateParts;
  labels: Readonly<Record<DatePart, string>>;
  isDisabled: boolean;
  isRequired: boolean;
  isLoading: boolean;
  /** Id of what is wrong. */
  errorId: string | undefined;
  onChoose: (part: DatePart, value: string) => void;
}

/** Three native drop-downs; what cannot be chosen stands there greyed out. */
export function DateSelects(props: DateSelectsProps) {
  const { parts, items, value, labels, errorId } = props;
  return (
    <SelectRow aria-busy={props.isLoading || undefined}>
      {parts.map((part) => (
        <Select
          key={part}
          size="lg"
          label={<VisuallyHidden>{labels[part]}</VisuallyHidden>}
          placeholder={labels[part]}
          disabled={props.isDisabled || props.isLoading}
          required={props.isRequired}
          value={String(value[part] ?? '')}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          options={items[part].map((item) => ({
            value: String(item.value),
            label: item.label,
            disabled: item.isDisabled,
          }))}
          onValueChange={(chosen) => props.onChoose(part, chosen)}
        />
      ))}
    </SelectRow>
  );
}
