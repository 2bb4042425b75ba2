/** What a measure found, as a line of the report, and whether its goal is reached. */
export interface Goal {
  readonly what: string;
  readonly found: string;
  readonly goal: string;
  readonly isReached: boolean;
}
