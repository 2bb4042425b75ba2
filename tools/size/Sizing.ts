/** What one thing weighs, in bytes of gzip. */
export interface Size {
  readonly what: string;
  readonly bytes: number;
  /** More is a fault. */
  readonly most?: number;
}

export interface Sizing {
  readonly sizes: readonly Size[];
  readonly faults: readonly string[];
}
