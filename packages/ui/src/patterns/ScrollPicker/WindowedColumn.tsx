import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PickerColumn } from './PickerColumn';
import { shownItems, type PickerColumnProps } from './PickerColumnProps';
import { drawnAround, planRows } from './rowPlan';

const edge = 8;

/** A column that goes on at its ends or has more than a hundred rows: those near the middle are drawn. */
export function WindowedColumn(props: PickerColumnProps) {
  const { value, loop = false } = props;
  const items = shownItems(props);
  const plan = planRows(items.length, loop && value !== undefined);
  const index = value === undefined ? 0 : items.findIndex((item) => item.value === value);
  const row = plan.base + Math.max(0, index);
  const [middle, setMiddle] = useState(row);
  const [chosen, setChosen] = useState(row);
  if (row !== chosen) {
    setChosen(row);
    setMiddle(row);
  }
  const { first, count } = drawnAround(middle, plan.total);
  const handleMiddle = (at: number) => {
    const isWellInside = at >= first + edge && at < first + count - edge;
    if (!isWellInside) flushSync(() => setMiddle(at));
  };
  return <PickerColumn {...props} rows={{ ...plan, first, count, onMiddle: handleMiddle }} />;
}
