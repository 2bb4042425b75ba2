/** `unknown`: no answer came, or one that says neither yes nor no. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** What a sender knows of one message. */
export interface Entry {
  readonly clientId: string;
  readonly dialogId: number;
  readonly content: string;
  outcome: Outcome;
  /** By the answer. */
  id?: number;
}

/** What a sender wrote down of all messages, in the order of sending. */
export class Journal {
  readonly entries: Entry[] = [];

  with(outcome: Outcome): Entry[] {
    return this.entries.filter((entry) => entry.outcome === outcome);
  }
}
