import { useState } from 'react';
import { sentences } from '../../announcer/sentences';
import { useControllable } from '../../hooks/useControllable';
import { dateItems, type DatePart } from './dateItems';
import { type DateParts, followedParts, isTooLate, settleDate } from './dateRules';
import type { DateWheelsLabels } from './dateWheels.labels';
import type { DateWheelsProps } from './DateWheelsProps';

interface DateChoiceOptions extends Pick<
  DateWheelsProps,
  'value' | 'defaultValue' | 'onValueChange' | 'years' | 'maxDate'
> {
  months: readonly string[];
  labels: DateWheelsLabels;
  /** Why later dates cannot be chosen. */
  tooLate: string;
}

const nothing: DateParts = {};

// [REG-05, B3.1]
/** The date chosen so far and the rows to choose from; parts that follow another are told in `followed`. */
export function useDateChoice(options: DateChoiceOptions) {
  const { defaultValue = nothing, years, months, maxDate, labels } = options;
  const [value, setValue] = useControllable(options.value, defaultValue, options.onValueChange);
  const [followed, setFollowed] = useState('');
  const items = dateItems({ value, years, months, maxDate });

  const choose = (part: string, chosen: string | number) => {
    const wanted = { ...value, [part]: Number(chosen) };
    const settled = settleDate(wanted, maxDate);
    const told = followedParts(wanted, settled).map((moved) =>
      labels.followed(labels[moved], labelOf(items[moved], settled[moved])),
    );
    if (told.length > 0 && isTooLate(wanted, maxDate)) told.push(options.tooLate);
    setFollowed(sentences(told));
    setValue(settled);
  };
  return { value, items, followed, choose };
}

const labelOf = (items: ReturnType<typeof dateItems>[DatePart], value: number | undefined) =>
  items.find((item) => item.value === value)?.label ?? '';
