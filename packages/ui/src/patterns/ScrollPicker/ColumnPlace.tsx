import { later } from '../../primitives/Later/later';
import { PickerColumn } from './PickerColumn';
import type { PickerColumnProps } from './PickerColumnProps';

const WindowedColumn = later(async () => (await import('./WindowedColumn')).WindowedColumn);
/** More rows than these are not all drawn. */
const mostRows = 100;

interface ColumnPlaceProps extends PickerColumnProps {
  /** The rows are on their way. */
  isWaiting: boolean;
}

/** Where a column stands, or will: a long one is loaded apart and draws only the rows in sight. */
export function ColumnPlace({ isWaiting, ...column }: ColumnPlaceProps) {
  const place = <div data-column={column.id} data-loading="" />;
  if (isWaiting) return place;
  if (!column.loop && column.items.length <= mostRows) return <PickerColumn {...column} />;
  return <WindowedColumn fallback={place} {...column} />;
}
