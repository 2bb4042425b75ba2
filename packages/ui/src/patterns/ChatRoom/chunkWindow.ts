/** Rows in one memoised chunk. */
const chunkSize = 4;

/** Chunks to draw: from inclusive, to exclusive, oldest first. */
export interface ChunkRange {
  readonly from: number;
  readonly to: number;
}

/** A part of the list in CSS px, measured upwards from its end. */
export interface ViewFromEnd {
  readonly start: number;
  readonly height: number;
  /** Drawn beyond the view on both sides. */
  readonly overscan: number;
}

/** The chunks that touch a view; at least one when there is any. */
export function chunksInView(heights: readonly number[], view: ViewFromEnd): ChunkRange {
  const low = view.start - view.overscan;
  const high = view.start + view.height + view.overscan;
  let below = 0;
  let to = 0;
  let from = heights.length;
  for (let at = heights.length - 1; at >= 0; at -= 1) {
    const above = below + (heights[at] ?? 0);
    if (above > low && to === 0) to = at + 1;
    if (below < high) from = at;
    if (below >= high) break;
    below = above;
  }
  if (heights.length > 0 && to === 0) to = 1;
  return { from: Math.min(from, Math.max(0, to - 1)), to };
}

/** Height of the chunks outside a range, CSS px. */
export function spaceAround(
  heights: readonly number[],
  range: ChunkRange,
): { before: number; after: number } {
  const sum = (part: readonly number[]) => part.reduce((total, height) => total + height, 0);
  return { before: sum(heights.slice(0, range.from)), after: sum(heights.slice(range.to)) };
}

/** Index of the chunk of a row; boundaries stay where they are when history is put in front of `origin`. */
export function chunkNumber(row: number, origin: number): number {
  return Math.floor((row - origin) / chunkSize);
}

/** Index of a chunk's first row; below 0 for a chunk that history has not filled yet. */
export const chunkStart = (number: number, origin: number): number => origin + number * chunkSize;
