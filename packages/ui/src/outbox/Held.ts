import type { OutboxEntry } from './OutboxStorage';
import type { Unsent } from './createOutbox';

/** The entries of one outbox, in their order, and who looks at them. */
export class Held<Payload> {
  /** The same array until something changes. */
  all: readonly Unsent<Payload>[] = [];
  private readonly listeners = new Set<() => void>();

  get next(): Unsent<Payload> | undefined {
    return this.all.find(({ state }) => state === 'sending');
  }

  get(id: string): Unsent<Payload> | undefined {
    return this.all.find((entry) => entry.id === id);
  }

  put(entry: OutboxEntry<Payload>): void {
    this.show([...this.all.filter(({ id }) => id !== entry.id), begun(entry)]);
  }

  /** What an earlier page left was written before anything of this one. */
  putBefore(left: readonly OutboxEntry<Payload>[]): void {
    const fresh = left.filter(({ id }) => !this.get(id));
    if (fresh.length > 0) this.show([...fresh.map(begun), ...this.all]);
  }

  change(id: string, changes: Pick<Unsent<Payload>, 'state' | 'error' | 'isRefused'>): void {
    if (this.get(id))
      this.show(this.all.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
  }

  remove(id: string): void {
    if (this.get(id)) this.show(this.all.filter((entry) => entry.id !== id));
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private show(entries: readonly Unsent<Payload>[]): void {
    this.all = entries;
    for (const listener of this.listeners) listener();
  }
}

const begun = <Payload>({ id, payload }: OutboxEntry<Payload>): Unsent<Payload> => ({
  id,
  payload,
  state: 'sending',
  isRefused: false,
});
