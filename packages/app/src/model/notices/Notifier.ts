/** A notice to the member, as the stores see it; the shell shows it as a toast [TOA-01]. */
export interface Notice {
  readonly id?: string;
  readonly type:
    | 'message'
    | 'like'
    | 'match'
    | 'premium'
    | 'error'
    | 'info'
    | 'report'
    /** A like, which leads to the person, or a setting had waited for a network, and then was refused. */
    | 'refused';
  readonly userName?: string | null;
  readonly avatar?: string | null;
  readonly content?: string;
  /** For how many days premium was given. */
  readonly durationDays?: number;
  /** When premium ends, as far as it is known. */
  readonly until?: string | null;
  /** Where the notice leads. */
  readonly to?: string;
}

/** Shows notices; a test collects them. */
export interface Notifier {
  notify(notice: Notice): void;
}
