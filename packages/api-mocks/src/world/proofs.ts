import { invalidField, isProved } from '@iskra/api-contract/rules';
import type { SessionRecord } from './records';
import type { World } from './World';

/** The session's code for an address was right. */
export function noteProof(world: World, session: SessionRecord, email: string): void {
  session.verifiedEmail = email;
  session.verifiedAt = world.now();
}

/** 422 unless this session confirmed the address that has to be; null is none (D-26). */
export function demandProof(world: World, session: SessionRecord, email: string | null): void {
  if (email !== null && !isProved(session, email, world.now()))
    throw invalidField('email', 'emailUnverified');
}

/** The same, and it is good for one change only (D-38). */
export function useProof(world: World, session: SessionRecord, email: string | null): void {
  demandProof(world, session, email);
  if (email !== null) session.verifiedEmail = null;
}
