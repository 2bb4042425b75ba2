import { invalidField, isProved } from '@iskra/api-contract/rules';
import type { SessionRecord } from './records';
import type { World } from './World';

/** Records that the session's code for an address was right. */
export function noteProof(world: World, session: SessionRecord, email: string): void {
  session.verifiedEmail = email;
  session.verifiedAt = world.now();
}

/** Throws 422 unless this session confirmed the required address; null requires none (D-26). */
export function demandProof(world: World, session: SessionRecord, email: string | null): void {
  if (email !== null && !isProved(session, email, world.now()))
    throw invalidField('email', 'emailUnverified');
}

/** The same, and uses the confirmation up: it is good for one change (D-38). */
export function useProof(world: World, session: SessionRecord, email: string | null): void {
  demandProof(world, session, email);
  if (email !== null) session.verifiedEmail = null;
}
