/** Rows from inclusive, to exclusive. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** Rows that are drawn beyond the view, so that not every step of a scroll draws. */
const spareRows = 3;

/** Rows for a view of a list, in CSS px from the list's start; those drawn already while no other one comes into view. */
export function rowsToDraw(
  drawn: RowRange,
  view: { readonly start: number; readonly height: number },
  pitch: number,
): RowRange {
  const [first, end] = [Math.floor(view.start / pitch), Math.ceil((view.start + view.height) / pitch)];
  if (drawn.from <= Math.max(0, first) && end <= drawn.to) return drawn;
  return { from: Math.max(0, first - spareRows), to: end + spareRows };
}
