import { limits } from '../limits';
import type { Gender } from '../values';

/** Which address a visitor or member confirmed by a code, and when. */
export interface ProofFacts {
  readonly verifiedEmail: string | null;
  readonly verifiedAt: Date | null;
}

/** Whether this session confirmed the address lately (D-26). */
export function isProved({ verifiedEmail, verifiedAt }: ProofFacts, email: string, now: Date): boolean {
  if (verifiedEmail !== email || !verifiedAt) return false;
  return now.getTime() - verifiedAt.getTime() <= limits.code.validMs;
}

interface Addressee {
  readonly gender: Gender;
  readonly email: string;
}

/** The address that has to be confirmed before registering: a woman's (D-26) [REG-09]. Null for none. */
export function proofToRegister({ gender, email }: Addressee): string | null {
  return gender === 'female' ? email : null;
}

/** Before changing the e-mail: a woman's new one (D-38) [SET-05]. */
export function proofToMove(me: Addressee, email: string): string | null {
  return proofToRegister({ gender: me.gender, email });
}

/** Before changing the gender to or from female: the member's own address (D-38) [SET-05]. */
export function proofToChange(me: Addressee, gender: Gender): string | null {
  return gender === me.gender ? null : me.email;
}
