import type { Appeal } from '../calls/appeals';
import { Refused } from './Refused';

/** Of an appeal: whether an operator refused it. One that was accepted ended with the suspension. */
export interface AppealFacts {
  readonly closedAt: Date | null;
}

/** What its member sees. */
export function appealState({ closedAt }: AppealFacts): Appeal['state'] {
  return closedAt === null ? 'under_review' : 'refused';
}

/** Why a suspended member is not signed in: the reason, and what became of the appeal (D-39). */
export function suspensionRefusal(reason: string, appeal: AppealFacts | null): Refused {
  return new Refused(403, appeal ? keys[appealState(appeal)] : 'suspended', { values: { reason } });
}

const keys = { under_review: 'suspendedAppealed', refused: 'suspendedForGood' } as const;

/** Who is not suspended has nothing to appeal against. */
export function appealProblem(suspendedReason: string | null): Refused | null {
  return suspendedReason === null ? new Refused(409, 'notSuspended') : null;
}
