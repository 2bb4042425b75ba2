import { Refused } from '@iskra/api-contract/rules';
import { findByEmail } from '../world/members';
import type { MemberRecord } from '../world/records';
import type { World } from '../world/World';

/** Whose account e-mail and password prove; 401 for any that do not. */
export function provenMember(
  world: World,
  { email, password }: { readonly email: string; readonly password: string },
): MemberRecord {
  const member = findByEmail(world, email.trim().toLowerCase());
  if (!member || member.password !== password) throw new Refused(401, 'wrongLogin');
  return member;
}
