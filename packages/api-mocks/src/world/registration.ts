import type { BirthDate, BodyOf, Locale, register } from '@iskra/api-contract';
import { birthOf, invalidField, originProblem, proofToRegister } from '@iskra/api-contract/rules';
import type { World } from './World';
import { addMember } from './addMember';
import { noDetails } from './details';
import { isTaken } from './formerEmail';
import { demandProof } from './proofs';
import type { MemberRecord, SessionRecord } from './records';

/** A new member, or the 422 that says why not (D-02, D-03) [REG-11, REG-14]. */
export function registerMember(
  world: World,
  session: SessionRecord,
  body: BodyOf<typeof register>,
  locale: Locale,
): MemberRecord {
  const birthDate = birthOf(body);
  refuseOrigin(birthDate, body.city, world.now());
  refuseTaken(world, body.email);
  demandProof(world, session, proofToRegister(body));
  const { name, email, password, gender, city } = body;
  const nothingYet = {
    about: null,
    goals: [],
    details: noDetails,
    photos: [],
    mainPhotoKey: null,
    isOnline: false,
  };
  return addMember(world, {
    ...{ name, email, password, gender, city, birthDate },
    ...nothingYet,
    locale,
    createdAt: world.now(),
  });
}

/** 422 for a birth date or a city that cannot be. */
export function refuseOrigin(birth: BirthDate, city: string, today: Date): void {
  const problem = originProblem(birth, city, today);
  if (problem) throw invalidField(...problem);
}

/** 422 for an address that is somebody's, or held for somebody but this member. */
export function refuseTaken(world: World, email: string, me?: MemberRecord | null): void {
  if (isTaken(world, email, me?.id)) throw invalidField('email', 'emailTaken');
}
