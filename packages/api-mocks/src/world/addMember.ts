import { limits } from '@iskra/api-contract';
import { dayMs } from '@iskra/api-contract/rules';
import type { World } from './World';
import { abouts, names } from './people';
import { detailsOf } from './details';
import { portraitsOf } from './portraits';
import type { MemberRecord } from './records';

/** The password of every member that a scenario makes. */
export const demoPassword = 'iskra-demo';

/** A member of the world; values that are not given follow from the id, the same on every run. */
export function addMember(world: World, parts: Partial<Omit<MemberRecord, 'id'>> = {}): MemberRecord {
  const id = world.ids.member.next();
  const gender = parts.gender ?? (id % 2 === 0 ? 'male' : 'female');
  const photos = parts.photos ?? portraitsOf(gender, Math.floor(id / 2));
  const member: MemberRecord = {
    id,
    name: pick(names[gender], id),
    email: `member-${id}@iskra.demo`,
    password: demoPassword,
    gender,
    city: limits.defaultCity,
    birthDate: birthDate(world, 20 + ((id * 7) % 11), id),
    about: pick(abouts[gender], id),
    goals: id % 3 === 0 ? ['find_love', 'friendship'] : ['find_love'],
    details: detailsOf(id),
    isOnline: id % 3 === 0,
    premiumUntil: null,
    premiumDays: null,
    locale: 'ru',
    sound: true,
    showsChatMarks: true,
    hidesOnline: false,
    isPaused: false,
    createdAt: new Date(world.now().getTime() - (id % 40) * dayMs),
    suspendedReason: null,
    mainPhotoKey: photos[0]?.key ?? null,
    ...parts,
    photos,
  };
  world.members.set(id, member);
  return member;
}

/** A birth date that makes a member so old today. */
export function birthDate(world: World, years: number, turn = 0) {
  const born = new Date(world.now().getTime() - (turn % 300) * dayMs);
  return {
    day: Math.min(born.getUTCDate(), 28),
    month: born.getUTCMonth() + 1,
    year: born.getUTCFullYear() - years,
  };
}

function pick<Value>(from: readonly Value[], turn: number): Value {
  const value = from[turn % from.length];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
}
