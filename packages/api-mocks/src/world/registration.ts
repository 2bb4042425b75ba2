import { noDetails } from './details';
import {
  age,
  birthYears,
  isRealDate,
  limits,
  type BirthDate,
  type BodyOf,
  type register,
} from '@iskra/api-contract';
import { cities } from '@iskra/api-contract/cities';
import { invalidField, proofToRegister, type TextKey } from '@iskra/api-contract/rules';
import type { World } from './World';
import { addMember } from './addMember';
import { findByEmail } from './members';
import { demandProof } from './proofs';
import type { MemberRecord, SessionRecord } from './records';

const cityNames = new Set(cities.map(({ name }) => name));

/** A new member, or the 422 that says why not (D-02, D-03) [REG-11, REG-14]. */
export function registerMember(
  world: World,
  session: SessionRecord,
  body: BodyOf<typeof register>,
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
    locale: null,
    createdAt: world.now(),
  });
}

/** Birth date as registration and settings send it. */
export function birthOf(body: Pick<BodyOf<typeof register>, 'birth_day' | 'birth_month' | 'birth_year'>) {
  return { day: body.birth_day, month: body.birth_month, year: body.birth_year };
}

/** 422 for a birth date or a city that cannot be. */
export function refuseOrigin(birth: BirthDate, city: string, today: Date): void {
  const problem = birthDateProblem(birth, today);
  if (problem) throw invalidField(...problem);
  if (!cityNames.has(city)) throw invalidField('city', 'wrongCity');
}

export function refuseTaken(world: World, email: string): void {
  if (findByEmail(world, email)) throw invalidField('email', 'emailTaken');
}

function birthDateProblem(birth: BirthDate, today: Date): [field: string, key: TextKey] | null {
  if (!isRealDate(birth)) return ['birth_day', 'noSuchDate'];
  if (age(birth, today) < limits.age.min) return ['birth_year', 'tooYoung'];
  return birthYears(today).includes(birth.year) ? null : ['birth_year', 'badYear'];
}
