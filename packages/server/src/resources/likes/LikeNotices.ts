/** Holds the notice of a like back, so that a like undone at once leaves no trace (D-21). */
export class LikeNotices {
  private readonly waiting = new Map<string, NodeJS.Timeout>();

  /** @param delayMs how long a notice waits */
  constructor(private readonly delayMs: number) {}

  hold(fromId: number, toId: number, tell: () => Promise<void>): void {
    this.drop(fromId, toId);
    const timer = setTimeout(() => {
      this.waiting.delete(key(fromId, toId));
      void tell();
    }, this.delayMs);
    timer.unref();
    this.waiting.set(key(fromId, toId), timer);
  }

  drop(fromId: number, toId: number): void {
    clearTimeout(this.waiting.get(key(fromId, toId)));
    this.waiting.delete(key(fromId, toId));
  }

  stop(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }
}

const key = (fromId: number, toId: number) => `${fromId} ${toId}`;
