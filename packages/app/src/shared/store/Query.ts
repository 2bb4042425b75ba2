/**
 * What screens look at. A look loads it, while the screen shows what was known before. What may have changed it makes
 * it stale: on a screen it loads again at once, elsewhere with the next look.
 */
export class Query<Key = void> {
  private looks: readonly { readonly key: Key }[] = [];

  /** @param load loads anew; it keeps its own state, and the newest run wins */
  constructor(private readonly load: (key: Key) => Promise<unknown>) {}

  get isOnScreen(): boolean {
    return this.looks.length > 0;
  }

  /** A screen begins to look; answers how it looks away. */
  look(key: Key): () => void {
    const look = { key };
    this.looks = [...this.looks, look];
    void this.load(key);
    return () => {
      this.looks = this.looks.filter((other) => other !== look);
    };
  }

  /** Something happened that may have changed it. */
  async markStale(): Promise<void> {
    const keys = new Set(this.looks.map(({ key }) => key));
    await Promise.all([...keys].map((key) => this.load(key)));
  }
}
