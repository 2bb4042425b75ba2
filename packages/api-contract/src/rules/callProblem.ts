import { changesState, type CallDefinition } from '../call';
import { Refused } from './Refused';

/** Who makes a call, and with what. */
export interface CallerFacts {
  readonly isMember: boolean;
  /** The request carries the token of its session. */
  readonly hasToken: boolean;
  /** The request carries X-Requested-With: a link or a picture elsewhere can make a GET, but not with this header. */
  readonly isXhr: boolean;
}

/** Why a call is refused before its input is read, or null: 401 without a member, 419 without the token (D-17) [API-02]. */
export function callProblem(
  call: CallDefinition,
  { isMember, hasToken, isXhr }: CallerFacts,
): Refused | null {
  if (call.who === 'member' && !isMember) return new Refused(401, 'signIn');
  if (!changesState(call)) return null;
  const isOurs = hasToken && (call.method !== 'GET' || isXhr);
  return isOurs ? null : new Refused(419, 'staleToken');
}
