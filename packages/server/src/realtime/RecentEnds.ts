/** Longer than a signature is valid: earlier ends can be forgotten. */
const keptMs = 10 * 60_000;

/** Sessions and subscriptions that ended lately, so that an older signature opens nothing any more (D-09). */
export class RecentEnds {
  private readonly ends = new Map<string, number>();

  note(what: string, now: number): void {
    if (this.ends.size > 1000) this.forgetOld(now);
    this.ends.set(what, now);
  }

  /** Whether one of these ended at or after that moment. */
  hasEnded(what: readonly string[], since: number): boolean {
    return what.some((one) => (this.ends.get(one) ?? -1) >= since);
  }

  private forgetOld(now: number): void {
    for (const [what, at] of this.ends) if (now - at > keptMs) this.ends.delete(what);
  }
}
