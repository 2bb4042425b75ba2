import { memoryOutbox, type KeyValueStorage, type OutboxStorage } from '../packages/app/src/shared/storage';

/** A member's browser: its tabs share what is kept on the device, and the session's cookie. */
export class Browser {
  cookie = '';
  /** Whose drafts these are, by dialogue; they outlive an ended session, and go with a logout or another member. */
  readonly typed = new Map<number, string>();
  readonly outbox: OutboxStorage = memoryOutbox();

  constructor(private readonly kept = new Map<string, string>()) {}

  readonly storage: KeyValueStorage = {
    getItem: (key) => this.kept.get(key) ?? null,
    setItem: (key, value) => void this.kept.set(key, value),
    removeItem: (key) => void this.kept.delete(key),
    clear: () => this.kept.clear(),
  };

  /** The same for a page that only looks, and leaves nothing behind. */
  copy(): Browser {
    const copy = new Browser(new Map(this.kept));
    copy.cookie = this.cookie;
    for (const [id, text] of this.typed) copy.typed.set(id, text);
    return copy;
  }
}
