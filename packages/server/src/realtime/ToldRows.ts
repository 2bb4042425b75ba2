/** A jump of ids further than this is a start, not rows that are still to come. */
const widest = 10_000;
/** Rows are committed within this time of the moment at which a higher id was seen; so long they are looked for. */
const soughtMs = 60_000;
/** When an id that never came is forgotten. */
const keptMs = 10 * 60_000;

/**
 * Which rows of the outbox were told here, so that each is told once however often it is heard of. Ids are given before
 * the commit: a row may come after one with a higher id, and some never come.
 */
export class ToldRows {
  /** Ids below the highest that were not told, and since when they are missing. */
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

  /** Where rows that were not told may stand: above an id, and among these. */
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
