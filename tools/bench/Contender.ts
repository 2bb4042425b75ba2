/** One way to build a scenario: the kit's, a plain DOM floor written for it, or bare React. */
export interface Contender {
  /** Makes the data; not measured. */
  readonly prepare?: () => void | Promise<void>;
  /** Draws everything; returns when it is in the document. */
  readonly mount: (root: HTMLElement) => void;
  /** Further acts by name, to be measured one by one. */
  readonly acts?: Readonly<Record<string, () => void>>;
}
