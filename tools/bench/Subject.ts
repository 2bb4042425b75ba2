import type { Session } from './Session';

/** What one session found, milliseconds by measure. */
export type Findings = Readonly<Record<string, number>>;

/** A measure: who is compared with whom, and which ratio is the goal. */
export interface Measure {
  readonly name: string;
  readonly contender: string;
  readonly floor: string;
  /** The same measure of another name for the floor: for one thing at two sizes. */
  readonly floorName?: string;
  /** Times the floor. */
  readonly goal: number;
}

/** A component with its scenario: played once in a fresh page for each contender and repeat. */
export interface Subject {
  readonly name: string;
  readonly contenders: readonly string[];
  readonly measures: readonly Measure[];
  /** Window, CSS px. @default 460 x 760 */
  readonly play: (session: Session) => Promise<Findings>;
}
