/** Reads what may change while the answer is on its way: one that is older than such a change is asked for again. */
export class FreshRead {
  private changes = 0;

  /** Something was done or told of that an answer on its way may not know. */
  outdate(): void {
    this.changes += 1;
  }

  /** Answers whether nothing of that kind happened since. */
  mark(): () => boolean {
    const before = this.changes;
    return () => before === this.changes;
  }

  async read<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const isFresh = this.mark();
      const answer = await ask();
      if (isFresh()) return answer;
    }
  }
}
