import { memoryDeeds } from '../packages/app/src/model/deeds/deedStorage';
import { memoryOutbox, type KeyValueStorage, type OutboxStorage } from '../packages/app/src/shared/storage';

/** A member's browser: its tabs share what is kept on the device, and the session's cookie. */
export class Browser {
  cookie = '';
  /** Whose drafts these are, by dialogue; they outlive an ended session, and go with a logout or another member. */
  readonly typed = new Map<number, string>();
  readonly outbox: OutboxStorage = memoryOutbox();
  readonly deeds = memoryDeeds();
  private readonly tabs = new Set<() => void>();

  constructor(private readonly kept = new Map<string, string>()) {}

  /** The storage as one tab has it: the others hear of what it changes, also those that are cut off. */
  openTab(handle: () => void): { readonly storage: KeyValueStorage; readonly close: () => void } {
    this.tabs.add(handle);
    const { kept } = this;
    const told = (change: () => unknown) => {
      const before = JSON.stringify([...kept]);
      change();
      if (before === JSON.stringify([...kept])) return;
      for (const tab of this.tabs) if (tab !== handle) queueMicrotask(() => this.tabs.has(tab) && tab());
    };
    const storage: KeyValueStorage = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => told(() => kept.set(key, value)),
      removeItem: (key) => told(() => kept.delete(key)),
      clear: () => told(() => kept.clear()),
    };
    return { storage, close: () => void this.tabs.delete(handle) };
  }

  /** The same for a page that only looks, and leaves nothing behind. */
  copy(): Browser {
    const copy = new Browser(new Map(this.kept));
    copy.cookie = this.cookie;
    for (const [id, text] of this.typed) copy.typed.set(id, text);
    return copy;
  }
}
