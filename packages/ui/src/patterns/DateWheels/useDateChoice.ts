import { useRef, useState } from 'react';
import { sentences } from '../../announcer/sentences';
import { useControllable } from '../../hooks/useControllable';
import { dateItems } from './dateItems';
import { type DateParts, followedParts, isTooLate, settleDate, wantedDate } from './dateRules';
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
  const hand = useRef(nothing);
  const items = dateItems({ value, years, months, maxDate });

  const choose = (part: string, chosen: string | number) => {
    const change = { [part]: Number(chosen) };
    const wanted = (hand.current = wantedDate(value, change, hand.current, maxDate));
    const date = settleDate(wanted, maxDate);
    // Compared with what stands, not with what was wanted: a day that comes back is told as well.
    const told = followedParts({ ...value, ...change }, date).map((moved) =>
      labels.followed(
        labels[moved],
        String(moved === 'month' ? months[Number(date.month) - 1] : date[moved]),
      ),
    );
    if (told.length && isTooLate(wanted, maxDate)) told.push(options.tooLate);
    setFollowed(sentences(told));
    setValue(date);
  };
  return { value, items, followed, choose };
}
