import type { EventName, PayloadOf, ReportOutcome } from '..';
import type { Client } from './Client';

/** An open live connection, without a browser around it. */
export interface LiveSocket {
  /** Its id, by which a page has it authorised. */
  readonly id: string;
  /** Sends a frame of the protocol. */
  readonly send: (event: string, data: Readonly<Record<string, unknown>>) => void;
  /** The code that the back end closed it with; null while it is open. */
  readonly closedWith: () => number | null;
}

/** A back end on which the contract is tried. */
export interface Target {
  /** A browser that nobody has signed in with. */
  readonly visitor: () => Client;
  /** The code that was mailed last to an address. */
  readonly readCode: (email: string) => Promise<string>;
  /** The token of the link to put this address back that was mailed to it; null where none was (decision 0037). */
  readonly readEmailLink: (email: string) => Promise<string | null>;
  /** What an operator decides about a request for premium (D-07). */
  readonly closePremiumRequest: (id: number, decision: 'approve' | 'refuse') => Promise<void>;
  /** What an operator finds about the newest open report of a member (D-08). */
  readonly closeReportOf: (reporterId: number, outcome: ReportOutcome) => Promise<void>;
  /** Suspends a member, or lets them in again (D-39). */
  readonly suspend: (userId: number, reason: string | null) => Promise<void>;
  /** What an operator decides about the appeal of a member; `answer` goes with a refusal. */
  readonly closeAppealOf: (userId: number, decision: 'accept' | 'refuse', answer?: string) => Promise<void>;
  /** Lets many women of 26 live in a city, without registering one by one. */
  readonly populate: (city: string, count: number) => Promise<void>;
  /** Lets the seconds pass in which the notice of a like is held back (D-21). */
  readonly tellLikes: () => Promise<void>;
  /**
   * The payloads of an event that a member or dialogue received so far, the earliest first; with a reader also those that
   * went to that member's pages alone.
   */
  readonly told: <Name extends EventName>(name: Name, to: number, readerId?: number) => PayloadOf<Name>[];
  /** Opens a live connection that belongs to nobody yet. */
  readonly openSocket: () => LiveSocket;
  readonly close: () => Promise<void>;
}
