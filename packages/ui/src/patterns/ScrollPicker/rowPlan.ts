const drawnRows = 41;
const loopedRows = 400;

/** The rows of a column: its items once, or in a loop many times over. */
export interface RowPlan {
  readonly total: number;
  /** Row of the first item of the copy in the middle, from which a loop is rolled. */
  readonly base: number;
}

/** Which rows stand on the page. */
export interface DrawnRows {
  readonly first: number;
  readonly count: number;
}

// [B3.10]
/** How many rows stand for so many items. */
export function planRows(count: number, loop: boolean): RowPlan {
  const copies = loop && count > 1 ? Math.ceil(loopedRows / count) | 1 : 1;
  return { total: count * copies, base: (copies >> 1) * count };
}

// [B3.11]
/** First row and number of rows to draw around the one in the middle. */
export function drawnAround(middle: number, total: number, most = drawnRows): DrawnRows {
  const first = Math.max(0, Math.min(middle - (most >> 1), total - most));
  return { first, count: Math.min(most, total) };
}

/** The rows in sight, and one more on each side: nobody sees the others before a hand comes to the column. */
export const drawnInSight = (middle: number, total: number, visibleRows = 5): DrawnRows =>
  drawnAround(middle, total, Math.max(1, visibleRows) + 2);
