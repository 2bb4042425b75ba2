import type { Connection } from './Connection';

/** How many sockets may be without an owner, and for how long. */
export interface AnonymousLimits {
  readonly perAddress: number;
  readonly inAll: number;
  /** ms until a socket must have an owner. */
  readonly signInMs: number;
}

/**
 * Sockets that no member has signed in yet: few per address and not for long, so that strangers take no descriptor from
 * members.
 */
export class AnonymousSockets {
  private readonly byAddress = new Map<string, Set<Connection>>();
  private count = 0;

  /** @param limits none where sockets have no owners, as with an outside broadcaster */
  constructor(private readonly limits?: AnonymousLimits) {}

  /** Whether one more may open from there. */
  hasRoom(address: string): boolean {
    if (!this.limits) return true;
    const { perAddress, inAll } = this.limits;
    return this.count < inAll && (this.byAddress.get(address)?.size ?? 0) < perAddress;
  }

  add(connection: Connection): void {
    const those = this.byAddress.get(connection.address) ?? new Set();
    this.byAddress.set(connection.address, those.add(connection));
    this.count += 1;
  }

  /** The socket has an owner now, or is closed. */
  remove(connection: Connection): void {
    const those = this.byAddress.get(connection.address);
    if (!those?.delete(connection)) return;
    this.count -= 1;
    if (those.size === 0) this.byAddress.delete(connection.address);
  }

  /** Those whose time is over. */
  late(now: number): Connection[] {
    const { limits } = this;
    if (!limits) return [];
    const all = [...this.byAddress.values()].flatMap((those) => [...those]);
    return all.filter(({ openedAt }) => now - openedAt > limits.signInMs);
  }
}
