import { limits } from '../limits';
import type { Gender } from '../values';
import { isPremium, type PremiumFacts } from './premium';

/** What decides whether somebody may write in a dialogue. */
export interface WritingFacts {
  readonly isSameGender: boolean;
  readonly iBlock: boolean;
  readonly theyBlock: boolean;
  readonly isOtherGone: boolean;
  readonly isMutual: boolean;
  readonly hasPremium: boolean;
  /** It was written in before, or a match opened it, and stays open. */
  readonly isKept: boolean;
  /** Dialogues I opened without a match in these 24 hours. */
  readonly openedToday: number;
}

type Known = PremiumFacts & { readonly gender: Gender };

/** Both sides of a dialogue and what is between them; `other` is null once that account is deleted (D-36). */
export interface DialogueSides extends Omit<WritingFacts, 'isSameGender' | 'isOtherGone' | 'hasPremium'> {
  readonly me: Known;
  readonly other: (Known & { readonly suspendedReason: string | null }) | null;
}

/** What D-14 asks about a dialogue: the premium of either opens it. */
export function writingFacts({ me, other, ...between }: DialogueSides, now: Date): WritingFacts {
  return {
    ...between,
    isSameGender: other?.gender === me.gender,
    isOtherGone: other === null || other.suspendedReason !== null,
    hasPremium: isPremium(me, now) || (other !== null && isPremium(other, now)),
  };
}

/** Why writing is refused with 403, or null (D-14) [CHT-06, CHT-07]. */
export function writingProblem(facts: WritingFacts): 'sameGender' | 'blocked' | 'dialogueUnavailable' | null {
  if (facts.isSameGender) return 'sameGender';
  if (facts.iBlock || facts.theyBlock) return 'blocked';
  if (facts.isOtherGone) return 'dialogueUnavailable';
  if (!takesNewDialogue(facts)) return null;
  return facts.openedToday < limits.newDialoguesPerDay ? null : 'dialogueUnavailable';
}

/** Whether writing now takes one of the day's new dialogues. */
export function takesNewDialogue({ isMutual, hasPremium, isKept }: WritingFacts): boolean {
  return !isMutual && !hasPremium && !isKept;
}

/** The sender and recipient that a message's body names. */
interface Addressed {
  readonly senderId: number;
  readonly recipientId: number;
}

/** Whether a message goes from me to the other side, in nobody else's name and to nobody else (403) [CHT-13]. */
export function isOwnMessage({ senderId, recipientId }: Addressed, me: number, other: number): boolean {
  return senderId === me && recipientId === other;
}
