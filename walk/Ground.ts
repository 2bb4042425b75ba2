import type { BirthDate, Gender, User } from '@iskra/api-contract';
import type { Api } from '../packages/app/src/shared/api';
import type { Realtime } from '../packages/app/src/shared/realtime';
import type { WalkPage } from './WalkPage';

/** A member who walks. */
export interface Walker {
  readonly id: number;
  readonly name: string;
  readonly gender: Gender;
  readonly city: string;
  readonly birthDate: BirthDate;
}

/** What a page reaches the back end with. */
export interface Browser {
  readonly user: User;
  readonly api: Api;
  readonly realtime: Realtime;
  /** The network is gone or back. */
  readonly setCut: (isCut: boolean) => void;
  readonly close: () => void;
}

/** Where a walk takes place: a back end, its members, and the pages they have open. */
export interface Ground {
  readonly members: readonly Walker[];
  readonly pages: WalkPage[];
  /** A browser of the member; a passing one only looks. */
  readonly browse: (member: Walker, isPassing: boolean) => Browser;
  readonly dialogueIdWith: (one: number, other: number) => number | undefined;
  /** Dialogues that the member may hear and the page does not. */
  readonly deafTo: (page: WalkPage) => readonly string[];
  readonly givePremium: (id: number) => Promise<void> | void;
  readonly endPremium: (id: number) => Promise<void> | void;
  /** Until nothing is under way and nothing follows from what came. */
  readonly settle: () => Promise<void>;
}
