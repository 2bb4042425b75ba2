import { dayMs } from './days';

/** As long a member can get the address back that they had before it was changed (decision 0037). */
const keptMs = 2 * dayMs;

/** An address that was left at this moment or later is kept for its member, and nobody else gets it. */
export function formerEmailsSince(now: Date): Date {
  return new Date(now.getTime() - keptMs);
}

/** What is known as a member's address changes. */
export interface AddressChange {
  /** The address that they leave. */
  readonly left: string;
  readonly next: string;
  /** The address that is kept for them already. */
  readonly kept: string | null;
}

/**
 * Which address is kept for the member after the change. The first one of these 48 hours stays: whoever changes the address
 * twice does not push its owner out. Who is back at it needs no way back, nor does the address in between.
 */
export function formerEmailAfter({ left, next, kept }: AddressChange): string | null {
  if (kept === null) return left;
  return kept === next ? null : kept;
}
