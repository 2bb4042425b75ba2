/** A token of the W3C format (Design Tokens Format Module 2025.10). */
export interface DesignToken {
  /** The value, or the path of another token in braces. */
  $value: unknown;
  /** Kind of the value; a group's holds when there is none. */
  $type?: string;
  /** For the reader. */
  $description?: string;
  /** What the format has no place for, by whose it is. */
  $extensions?: Readonly<Record<string, unknown>>;
}

/** Tokens and further groups by name; a `$type` holds for everything inside. */
export interface TokenGroup {
  /** Kind of all values inside that say none. */
  $type?: string;
  /** For the reader. */
  $description?: string;
  [name: string]: DesignToken | TokenGroup | string | undefined;
}

/** Key of what the format has no place for. */
export const extension = 'app.iskra';
