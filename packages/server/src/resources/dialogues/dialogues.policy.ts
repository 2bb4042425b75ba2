import { limits } from '@iskra/api-contract';
import type { TextKey } from '@iskra/api-contract/rules';

/** What decides whether somebody may write in a dialogue. */
export interface DialogueFacts {
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

/** Why writing is refused, or null: D-14. */
export function writingProblem(facts: DialogueFacts): TextKey | null {
  if (facts.isSameGender) return 'sameGender';
  if (facts.iBlock || facts.theyBlock) return 'blocked';
  if (facts.isOtherGone) return 'dialogueUnavailable';
  if (facts.isMutual || facts.hasPremium || facts.isKept) return null;
  return facts.openedToday < limits.newDialoguesPerDay ? null : 'dialogueUnavailable';
}

/** Whether writing now takes one of the day's new dialogues. */
export function takesNewDialogue(facts: DialogueFacts): boolean {
  return !facts.isMutual && !facts.hasPremium && !facts.isKept;
}
