import * as z from 'zod/mini';
import { persisted, type KeyValueStorage, type Persisted } from '../../shared/storage';
import { clearMembers } from './clearMembers';

/** Takes unsent messages and photos off the device, except those of the member given. */
export type DropUnsent = (exceptOf: number | null) => Promise<void>;

/** Whose filters, passes and drafts lie on this device; it outlives an expired session. */
export class DeviceOwner {
  private readonly id;
  /** Something that is to go is still there. */
  private readonly isLeft: Persisted<boolean>;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly dropUnsent: DropUnsent,
  ) {
    this.id = persisted(storage, 'owner', z.nullable(z.int()), null);
    this.isLeft = persisted(storage, 'unsentLeft', z.boolean(), false);
    if (this.isLeft.read()) void this.drop(this.id.read());
  }

  /** The last member signed out. */
  get isNobody(): boolean {
    return this.id.read() === null;
  }

  keep(id: number): void {
    this.id.write(id);
  }

  /** What the member before left goes; language, theme and secrecy are the device's own. True when there was another. */
  take(id: number): boolean {
    const before = this.id.read();
    // Also after a logout: another tab of that member may have written since.
    if (before !== id) {
      clearMembers(this.storage);
      void this.drop(id);
    }
    this.keep(id);
    return before !== null && before !== id;
  }

  /** What cannot be dropped now goes with the next page, or when another member signs in. */
  async drop(exceptOf: number | null): Promise<void> {
    this.isLeft.write(true);
    try {
      await this.dropUnsent(exceptOf);
      this.isLeft.remove();
    } catch (error) {
      console.warn('Unsent things stay', error);
    }
  }
}
