import type { Client } from './Client';

/** A back end on which the contract is tried. */
export interface Target {
  /** A browser that nobody has signed in with. */
  readonly visitor: () => Client;
  /** The code that was mailed last to an address. */
  readonly readCode: (email: string) => Promise<string>;
  readonly close: () => Promise<void>;
}
