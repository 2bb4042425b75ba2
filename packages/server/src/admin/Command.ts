import type { Database } from '../db/Database';
import type { Mailer } from '../mail/Mailer';
import type { PhotoStore } from '../photos/PhotoStore';

/** What a command works with. */
export interface Tools {
  readonly db: Database;
  readonly photos: PhotoStore;
  readonly mailer: Mailer;
  readonly now: () => Date;
  /** Publishes rows of the outbox to open pages, once the transaction is committed. */
  readonly publish: (ids: readonly number[]) => Promise<void>;
  /** Whether a server runs on the database. */
  readonly isServed: () => Promise<boolean>;
}

/** Tools opened for one command, and how to close them. */
export interface OpenTools extends Tools {
  readonly close: () => Promise<void>;
}

/** A running server that holds the database runs the command itself. */
export interface Holder {
  readonly ask: (args: readonly string[]) => Promise<string>;
}

/** The result of a command: `data` for machines (--json), whose keys are stable, and `lines` for people. */
export interface Answer {
  readonly data: object;
  readonly lines: readonly string[];
}

/** The arguments of commands, and what each of them means. */
export const words = {
  ANSWER: 'up to 500 characters, in quotes; the member reads it',
  EMAIL: 'the e-mail of a member',
  EMAIL_OR_ID: 'the e-mail or the number of a member',
  DAYS: 'how many days, from 1 to 3650',
  FILE: 'a file, best with the ending .iskra.gz',
  ID: 'the number of a report, a request or an appeal, as its list shows it',
  KEY: 'the key of a photo, or its address /photos/KEY/lg.webp',
  REASON: 'up to 500 characters, in quotes; the member reads it when they sign in',
  TEXT: 'up to 500 characters, in quotes; what was done about it',
} as const;

/** The switches that some commands take besides --json and --help. */
export const switches = {
  all: 'the closed ones too, the newest first',
  force: 'replaces what is there, for good',
  measures: 'the reporter reads: measures taken',
  'no-violation': 'the reporter reads: no violation found',
} as const;

export type Switch = keyof typeof switches;

/** A command of the operators, as data: help, usage and checks are made from it. */
export interface Command {
  readonly words: readonly string[];
  readonly takes: readonly (keyof typeof words)[];
  /** What may follow, and may be left out. */
  readonly mayTake?: keyof typeof words;
  readonly switches?: readonly Switch[];
  readonly does: string;
  readonly run: (tools: Tools, values: readonly string[], given: readonly Switch[]) => Promise<Answer>;
}
