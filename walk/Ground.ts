import type { BirthDate, Gender, ReportOutcome } from '@iskra/api-contract';
import type { Realtime } from '../packages/app/src/shared/realtime';
import type { Browser } from './Browser';
import type { WalkPage } from './WalkPage';

/** A member who walks. */
export interface Walker {
  readonly id: number;
  readonly name: string;
  readonly gender: Gender;
  readonly city: string;
  readonly birthDate: BirthDate;
  email: string;
  readonly firstEmail: string;
  readonly password: string;
  isSuspended: boolean;
}

/** What is done on the operators' command line, and what time does at the back end. */
export interface Operator {
  readonly suspend: (id: number) => Promise<void> | void;
  readonly restore: (id: number) => Promise<void> | void;
  readonly givePremium: (id: number) => Promise<void> | void;
  readonly endPremium: (id: number) => Promise<void> | void;
  /** Closes the member's request for premium, if one is under review. */
  readonly closeRequest: (id: number, status: 'approved' | 'refused') => Promise<void> | void;
  /** Closes the newest open report of the member, if there is one. */
  readonly closeReport: (reporterId: number, outcome: ReportOutcome) => Promise<void> | void;
  /** Takes the member's last photo away, if there is one. */
  readonly takePhotoAway: (id: number) => Promise<void> | void;
  /** The session of a browser runs out, and nobody is told. */
  readonly endSession: (browser: Browser) => Promise<void> | void;
}

/** Where a walk takes place: a back end, its members, and the pages they have open. */
export interface Ground {
  readonly members: Walker[];
  /** Whose accounts are deleted. */
  readonly gone: Walker[];
  readonly pages: WalkPage[];
  readonly operator: Operator;
  readonly now: () => Date;
  /** A call from a browser. */
  readonly fetch: (browser: Browser, input: RequestInfo | URL, init: RequestInit) => Promise<Response>;
  /** Whose session a browser has; undefined where nobody's, or it cannot be seen. */
  readonly signedIn: (browser: Browser) => number | undefined;
  /** The live connection of a page. */
  readonly connect: (page: WalkPage) => Realtime;
  /** The network of a page is gone or back. */
  readonly setCut: (page: WalkPage, isCut: boolean) => void;
  readonly dialogueIdWith: (one: number, other: number) => number | undefined;
  /** Dialogues that the member may hear and the page does not. */
  readonly deafTo: (page: WalkPage) => readonly string[];
  /** What was last mailed to an address: a code, or the link to put it back. */
  readonly mailed: {
    readonly code: (email: string) => Promise<string | undefined> | string | undefined;
    readonly link: (email: string) => Promise<string | undefined> | string | undefined;
  };
  /** Somebody new takes the place of one whose account is deleted. */
  readonly replace: (place: number) => Promise<void> | void;
  /** The clock goes on, and what is due by then is done. */
  readonly pass: (ms: number) => Promise<void>;
  /** Until nothing is under way and nothing follows from what came. */
  readonly settle: () => Promise<void>;
}
