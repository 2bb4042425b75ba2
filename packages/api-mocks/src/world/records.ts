import type {
  BirthDate,
  Device,
  Gender,
  Goal,
  Locale,
  PremiumDays,
  ProfileDetails,
  ReactionCode,
  Reason,
  ReportOutcome,
} from '@iskra/api-contract';

/** A photo of a member; `path` goes on the wire. */
export interface PhotoRecord {
  readonly key: string;
  readonly path: string;
}

/** A member as the world keeps them. */
export interface MemberRecord {
  readonly id: number;
  name: string;
  email: string;
  password: string;
  gender: Gender;
  city: string;
  birthDate: BirthDate;
  about: string | null;
  goals: Goal[];
  details: ProfileDetails;
  /** Whether they are there; `isShownOnline` says what others learn of it. */
  isOnline: boolean;
  premiumUntil: Date | null;
  /** For how many days premium was given last. */
  premiumDays: number | null;
  locale: Locale | null;
  sound: boolean;
  /** Shows when they type and have read, and sees it of others. */
  showsChatMarks: boolean;
  /** Offline for everybody else. */
  hidesOnline: boolean;
  /** Hidden from new people. */
  isPaused: boolean;
  createdAt: Date;
  /** Why the member is suspended (D-39); nobody sees such a member. */
  suspendedReason: string | null;
  photos: PhotoRecord[];
  mainPhotoKey: string | null;
}

/** Likes stand in the order in which they were given. */
export interface LikeRecord {
  readonly fromId: number;
  readonly toId: number;
  readonly at: Date;
  /** A premium recipient took it off the list. */
  isDismissed?: boolean;
}

/** A like that was taken back: it counts among the day's likes all the same (D-04). */
export interface TakenBackRecord {
  readonly fromId: number;
  readonly at: Date;
}

export interface BlockRecord {
  readonly blockerId: number;
  readonly blockedId: number;
}

/** A report for the operators (D-08). */
export interface ReportRecord {
  readonly id: number;
  readonly reporterId: number;
  readonly reportedId: number;
  readonly reason: Reason;
  readonly comment: string;
  /** May come with a later, equal report. */
  photoKey: string | null;
  /** The reported messages as they were. */
  messages: readonly string[];
  readonly createdAt: Date;
  resolvedAt: Date | null;
  outcome: ReportOutcome | null;
  /** The reporter looked at the outcome. */
  isSeen: boolean;
}

/** What a suspended member wrote against it; `isOver`: the suspension ended. */
export interface AppealRecord {
  readonly memberId: number;
  readonly text: string;
  readonly createdAt: Date;
  closedAt: Date | null;
  answer: string | null;
  isOver: boolean;
}

/** A request for premium; the operators' part is `closeRequest` (D-07). */
export interface PremiumRequestRecord {
  readonly id: number;
  readonly memberId: number;
  readonly name: string;
  readonly days: PremiumDays;
  readonly at: Date;
  status: 'pending' | 'approved' | 'refused';
}

export interface DialogueRecord {
  readonly id: number;
  readonly members: readonly [number, number];
  /** Whose list it is in (D-15), and since when; the other's like alone does not affect its order (D-05). */
  readonly shownTo: Map<number, Date>;
  /** The last message that is hidden from a member who deleted the dialogue (D-32). */
  readonly clearedTo: Map<number, number>;
  /** It was written in, and stays open (D-14). */
  isKeptAvailable: boolean;
  openedBy: number | null;
  openedAt: Date | null;
  lastActivityAt: Date;
}

export interface MessageRecord {
  readonly id: number;
  readonly dialogueId: number;
  readonly senderId: number | null;
  readonly recipientId: number | null;
  readonly content: string;
  readonly type: 'text' | 'system';
  readonly createdAt: Date;
  readonly clientId: string | null;
  /** The message that it answers. */
  readonly replyToId: number | null;
  /** Of its recipient. */
  reaction: ReactionCode | null;
  readAt: Date | null;
  /** Read while either had the chat marks off. */
  isReadQuietly: boolean;
}

/** A visitor's session (no member) or a member's. */
export interface SessionRecord {
  readonly token: string;
  /** Names it to its member. */
  readonly publicId: string;
  readonly csrf: string;
  readonly memberId: number | null;
  readonly device: Device;
  readonly startedAt: Date;
  seenAt: Date;
  verifiedEmail: string | null;
  /** When its code was right. */
  verifiedAt: Date | null;
}

/** What a code is mailed for; it opens nothing else. */
export type CodePurpose = 'registration' | 'recovery';

/** A mailed code, good for the session that asked (D-26). */
export interface CodeRecord {
  readonly email: string;
  readonly sessionToken: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly sentAt: Date;
  tries: number;
}

/** The address before the last change, kept for its member for 48 hours, and what its link carries. */
export interface FormerEmailRecord {
  readonly email: string;
  readonly token: string;
  readonly leftAt: Date;
}

/** What the network does to every call. */
export interface Network {
  delayMs: number;
  isOffline: boolean;
  isFailing: boolean;
  /** Calls wait for their answers until this ends. */
  isHanging: boolean;
}
