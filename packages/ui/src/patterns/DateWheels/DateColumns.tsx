import { ScrollPicker, type ScrollPickerProps } from '../ScrollPicker/ScrollPicker';
import type { DatePart } from './dateItems';
import type { DateWheelsLabels } from './dateWheels.labels';
import type { DateWheelsProps } from './DateWheelsProps';
import type { useDateChoice } from './useDateChoice';

type Told = Pick<DateWheelsProps, 'loop' | 'onScrub' | 'onConfirm'>;

interface DateColumnsProps extends Told, Omit<ScrollPickerProps, 'columns' | keyof Told> {
  parts: readonly DatePart[];
  choice: ReturnType<typeof useDateChoice>;
  names: DateWheelsLabels;
  /** Why later dates cannot be chosen. */
  tooLate: string;
}

/** A wheel for each part; the field around them is their group. */
export function DateColumns(props: DateColumnsProps) {
  const { parts, choice, names, tooLate, loop, onScrub, onConfirm, ...pickerProps } = props;
  const { items, value } = choice;
  return (
    <ScrollPicker
      {...pickerProps}
      role="presentation"
      aria-label={undefined}
      columns={parts.map((part) => ({
        id: part,
        label: names[part],
        items: items[part],
        value: value[part],
        loop: part === 'year' ? false : loop,
        disabledReason: tooLate,
      }))}
      onValueChange={choice.choose}
      onScrub={onScrub && ((part, at) => onScrub(part as DatePart, Number(at)))}
      onConfirm={onConfirm && ((part) => onConfirm(part as DatePart))}
    />
  );
}
