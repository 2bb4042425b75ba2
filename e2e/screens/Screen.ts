import type { Reader } from './Reader';

/** Looks at what is open now, which it is told the name of. */
export type Look = (name: string) => Promise<void>;

/** A screen of the product as somebody comes to it by its address. */
export interface Screen {
  readonly path: string;
  /** What can be opened on it, one after the other: windows, menus, forms, steps. */
  readonly opens?: (reader: Reader, look: Look) => Promise<void>;
}
