/** A token of the W3C format (Design Tokens Format Module 2025.10). */
export interface DesignToken {
  $value: unknown;
  $type?: string;
  $description?: string;
  $extensions?: Readonly<Record<string, unknown>>;
}

/** Tokens and further groups by name; a `$type` holds for everything inside. */
export interface TokenGroup {
  $type?: string;
  $description?: string;
  [name: string]: DesignToken | TokenGroup | string | undefined;
}

/** Key of what the format has no place for. */
export const extension = 'app.iskra';
