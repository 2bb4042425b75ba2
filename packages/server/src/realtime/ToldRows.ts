/** A jump of ids further than this is a start, not rows that are still to come. */
const widest = 10_000;
/** How long a missing id is looked for after a higher one was seen: transactions commit within it. */
const soughtMs = 60_000;
/** When an id that never appeared is forgotten. */
const keptMs = 10 * 60_000;

/**
 * Which rows of the outbox this process has published, so that each is published once however often it is announced. Ids
 * are assigned before the commit: a row may appear after one with a higher id, and some never appear.
 */
export class ToldRows {
  /** Ids below the highest that were not published, and since when they are missing. */
  private readonly missing = new Map<number, number>();

  /** @param highest rows up to this one are not for this process */
  constructor(
    private highest = 0,
    private readonly now: () => number = Date.now,
  ) {}

  /** Rows up to `highest` are not for this process, but for those between `above` and it that were not committed yet. */
  begin(highest: number, above: number, committed: readonly number[]): void {
    const known = new Set(committed);
    for (let id = above + 1; id <= highest; id += 1) if (!known.has(id)) this.missing.set(id, this.now());
    this.highest = Math.max(this.highest, highest);
  }

  /** True the first time for each id. */
  isNew(id: number): boolean {
    if (id <= this.highest) return this.missing.delete(id);
    for (let between = Math.max(this.highest + 1, id - widest); between < id; between += 1)
      this.missing.set(between, this.now());
    this.highest = id;
    return true;
  }

  /** Where unpublished rows may be: above an id, and among these. */
  sought(): { above: number; among: number[] } {
    const [soughtSince, keptSince] = [this.now() - soughtMs, this.now() - keptMs];
    const among: number[] = [];
    for (const [id, since] of this.missing) {
      if (since >= soughtSince) among.push(id);
      else if (since < keptSince) this.missing.delete(id);
    }
    return { above: this.highest, among };
  }
}
