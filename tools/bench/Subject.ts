import type { Session } from './Session';

/** What one session found, milliseconds by measure. */
export type Findings = Readonly<Record<string, number>>;

/** A measure: who is compared with whom, and which ratio is the goal. */
export interface Measure {
  readonly name: string;
  readonly contender: string;
  readonly floor: string;
  /** Times the floor. */
  readonly goal: number;
}

/** A component with its scenario: played once in a fresh page for each contender and repeat. */
export interface Subject {
  readonly name: string;
  readonly contenders: readonly string[];
  readonly measures: readonly Measure[];
  readonly play: (session: Session) => Promise<Findings>;
}
