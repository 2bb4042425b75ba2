const drawnRows = 41;
const loopedRows = 400;

/** The rows of a column: its items once, or in a loop many times over. */
export interface RowPlan {
  readonly total: number;
  /** Row of the first item of the copy in the middle, from which a loop is rolled. */
  readonly base: number;
}

// [B3.10]
/** How many rows stand for so many items. */
export function planRows(count: number, loop: boolean): RowPlan {
  const copies = loop && count > 1 ? Math.ceil(loopedRows / count) | 1 : 1;
  return { total: count * copies, base: (copies >> 1) * count };
}

// [B3.11]
/** First row and number of rows to draw around the one in the middle. */
export function drawnAround(middle: number, total: number): { first: number; count: number } {
  const first = Math.max(0, Math.min(middle - (drawnRows >> 1), total - drawnRows));
  return { first, count: Math.min(drawnRows, total) };
}
