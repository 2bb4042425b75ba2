/** What a generator wants done; nothing is written before the whole plan stands. Paths are from the project's root. */
export interface Plan {
  /** New files by path; none of them may exist. */
  readonly creates: Readonly<Record<string, string>>;
  /** Whole new contents of files that exist. */
  readonly changes: Readonly<Record<string, string>>;
  /** A tool of ours that makes what follows from the new files. */
  readonly runs?: string;
  /** What is left to the human, a line each. */
  readonly next: readonly string[];
}
