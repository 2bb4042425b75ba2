import type { MotionProps } from '../../hooks/useMotion';
import type { PickerItem } from './columnRules';
import type { DrawnRows, RowPlan } from './rowPlan';

/** One column of a picker. */
export interface PickerColumnData {
  /** Tells the columns apart. */
  readonly id: string;
  /** Name of the column, such as 'Month'. */
  readonly label: string;
  /** The rows from top to bottom. */
  readonly items: readonly PickerItem[];
  /** The chosen value, held by the caller; undefined shows the placeholder. One that is not there becomes the nearest. */
  readonly value?: string | number | undefined;
  /** Stands in the middle while nothing is chosen. @default the label */
  readonly placeholder?: string | undefined;
  /** After the last row comes the first. @default false */
  readonly loop?: boolean | undefined;
  /** Why rows cannot be chosen; told to screen readers when one was wanted. */
  readonly disabledReason?: string | undefined;
}

/** How a picker's columns are rolled and look. */
export interface PickerBehaviour extends MotionProps {
  // [CON-01]
  /** Pixels of wheel for a pixel of the mouse, with `touch="scaled"` of the finger too. @default 1.7 */
  sensitivity?: number | undefined;
  /** A finger scrolls as the platform does, with its momentum and off the main thread; or `sensitivity` times as far. @default 'native' */
  touch?: 'native' | 'scaled' | undefined;
  /** At its end a wheel hands the scrolling on to what is around. @default false */
  chainScroll?: boolean | undefined;
  /** A wheel that still rolls when the picker goes away tells where it is. @default false */
  commitOnUnmount?: boolean | undefined;
  /** Rows in view: odd, an even number becomes the next odd one. @default 5 */
  visibleRows?: number | undefined;
  /** Height of a row, CSS px, at least 40. @default 48 */
  rowHeight?: number | undefined;
  /** No column can be moved. @default false */
  disabled?: boolean | undefined;
  /** Can be read and reached, not rolled. @default false */
  readOnly?: boolean | undefined;
}

/** What the picker hands each of its columns. */
export interface PickerColumnProps extends PickerColumnData {
  behaviour: PickerBehaviour;
  isInvalid: boolean;
  describedBy: string | undefined;
  notChosen: string;
  onCommit: (value: string | number) => void;
  onScrub: ((value: string | number) => void) | undefined;
  onConfirm: ((value: string | number) => void) | undefined;
  onSide: (delta: 1 | -1) => void;
  /** The value was not among the rows any more, and this became it. */
  onClamp: (item: PickerItem) => void;
  /** A row that cannot be chosen was wanted. */
  onRefused: () => void;
  /** Which rows are drawn, where not all are. */
  rows?: (RowPlan & DrawnRows & { onMiddle: (row: number) => void }) | undefined;
}

/** The rows of a column: before anything is chosen its placeholder comes first. */
export const shownItems = ({ value, placeholder, label, items }: PickerColumnData): readonly PickerItem[] =>
  value === undefined ? [{ value: '', label: placeholder ?? label }, ...items] : items;
