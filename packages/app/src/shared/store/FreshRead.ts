/** Reads what may change while the answer is on its way: one that is older than such a change is asked for again. */
export class FreshRead {
  private changes = 0;

  /** Something was done or told of that an answer on its way may not know. */
  outdate(): void {
    this.changes += 1;
  }

  async read<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const before = this.changes;
      const answer = await ask();
      if (before === this.changes) return answer;
    }
  }
}
