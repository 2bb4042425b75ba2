import { limits, type EventName } from '@iskra/api-contract';
import type { LiveEvent } from './LiveEvent';
import { Sequence } from './Sequence';
import type {
  AppealRecord,
  BlockRecord,
  CodeRecord,
  DialogueRecord,
  FormerEmailRecord,
  LikeRecord,
  MemberRecord,
  MessageRecord,
  Network,
  PremiumRequestRecord,
  ReportRecord,
  SessionRecord,
  TakenBackRecord,
} from './records';

/** The time at which a world stands still by default. */
export const worldEpoch = new Date('2026-06-14T12:00:00.000Z');

export interface WorldOptions {
  /** @default a clock that stands at `worldEpoch` and is moved by `skip` */
  readonly clock?: (() => Date) | undefined;
}

interface Coming {
  readonly come: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

type Hear = (event: LiveEvent) => void;
type HearEnd = (userId: number, channel: string) => void;
type HearSessionEnd = (token: string) => void;

/** Everything the mocks know: a small back end's state, the same on every run. Rules stand beside it, as functions. */
export class World {
  readonly members = new Map<number, MemberRecord>();
  readonly dialogues = new Map<number, DialogueRecord>();
  readonly sessions = new Map<string, SessionRecord>();
  likes: LikeRecord[] = [];
  takenBackLikes: TakenBackRecord[] = [];
  /** When the one who did not make the match last received a notice of it. */
  readonly toldMatches = new Map<string, Date>();
  blocks: BlockRecord[] = [];
  reports: ReportRecord[] = [];
  appeals: AppealRecord[] = [];
  messages: MessageRecord[] = [];
  codes: CodeRecord[] = [];
  /** By member. */
  readonly formerEmails = new Map<number, FormerEmailRecord>();
  premiumRequests: PremiumRequestRecord[] = [];
  /** How many likes a regular member may give in 24 hours (D-04). */
  likesPerDay: number = limits.likesPerDay;
  /** Where premium is paid to; null while the site takes no payments (D-37). */
  cardNumber: string | null = '2200123456789010';
  /** Who is signed in when a page opens; null is a visitor. */
  viewerId: number | null = null;
  readonly network: Network = { delayMs: 0, isOffline: false, isFailing: false, isHanging: false };
  readonly ids = {
    member: new Sequence(1),
    dialogue: new Sequence(101),
    message: new Sequence(1001),
    photo: new Sequence(1),
    session: new Sequence(1),
    code: new Sequence(104_729, 7919),
    link: new Sequence(1),
    notice: new Sequence(1),
    premiumRequest: new Sequence(1),
    report: new Sequence(1),
  };
  private readonly clock: () => Date;
  private skippedMs = 0;
  private readonly hearers = new Set<Hear>();
  private readonly endHearers = new Set<HearEnd>();
  private readonly sessionEndHearers = new Set<HearSessionEnd>();
  private readonly coming = new Map<string, Coming>();

  constructor({ clock = () => worldEpoch }: WorldOptions = {}) {
    this.clock = clock;
  }

  now(): Date {
    return new Date(this.clock().getTime() + this.skippedMs);
  }

  /** Moves the clock on. */
  skip(ms: number): void {
    this.skippedMs += ms;
  }

  /** Publishes an event to all listeners. */
  emit<Name extends EventName>(event: LiveEvent<Name>): void {
    for (const hear of this.hearers) hear(event);
  }

  /** Returns how to stop listening. */
  onEvent(hear: Hear): () => void {
    this.hearers.add(hear);
    return () => void this.hearers.delete(hear);
  }

  /** Revokes a member's subscriptions to a channel silently; pages ask for authorisation again (D-09). */
  revoke(userId: number, channel: string): void {
    for (const hear of this.endHearers) hear(userId, channel);
  }

  /** Returns how to stop listening. */
  onRevoke(hear: HearEnd): () => void {
    this.endHearers.add(hear);
    return () => void this.endHearers.delete(hear);
  }

  /** Ends a session; its sockets close (D-09). */
  endSession(token: string): void {
    if (this.sessions.delete(token)) for (const hear of this.sessionEndHearers) hear(token);
  }

  /** Returns how to stop listening. */
  onSessionEnd(hear: HearSessionEnd): () => void {
    this.sessionEndHearers.add(hear);
    return () => void this.sessionEndHearers.delete(hear);
  }

  /** Schedules something, once per name; the name can cancel it. */
  later(name: string, ms: number, action: () => void): void {
    this.forget(name);
    const come = () => {
      this.forget(name);
      action();
    };
    this.coming.set(name, { come, timer: setTimeout(come, ms) });
  }

  /** True while it is scheduled. */
  isToCome(name: string): boolean {
    return this.coming.has(name);
  }

  /** True when it was still scheduled. */
  forget(name: string): boolean {
    clearTimeout(this.coming.get(name)?.timer);
    return this.coming.delete(name);
  }

  /** Does now what was scheduled for later. */
  hurry(): void {
    for (const { come } of [...this.coming.values()]) come();
  }

  /** Cancels everything that is scheduled. */
  stop(): void {
    this.network.isHanging = false;
    for (const name of [...this.coming.keys()]) this.forget(name);
    this.hearers.clear();
    this.endHearers.clear();
    this.sessionEndHearers.clear();
  }
}
