import { limits } from '@iskra/api-contract';
import { invalidField } from '@iskra/api-contract/rules';
import type { SessionRecord } from './records';
import type { World } from './World';

/** The session's code for an address was right. */
export function noteProof(world: World, session: SessionRecord, email: string): void {
  session.verifiedEmail = email;
  session.verifiedAt = world.now();
}

/** 422 unless the address was confirmed by this session lately (D-26). */
export function demandProof(world: World, { verifiedEmail, verifiedAt }: SessionRecord, email: string): void {
  const ageMs = world.now().getTime() - (verifiedAt?.getTime() ?? -Infinity);
  if (verifiedEmail !== email || ageMs > limits.code.validMs) throw invalidField('email', 'emailUnverified');
}

/** The same, and it is good for one change only (D-38). */
export function useProof(world: World, session: SessionRecord, email: string): void {
  demandProof(world, session, email);
  session.verifiedEmail = null;
}
