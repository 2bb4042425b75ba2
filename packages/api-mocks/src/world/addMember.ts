import { limits, type Gender } from '@iskra/api-contract';
import type { World } from './World';
import { abouts, names } from './people';
import type { MemberRecord, PhotoRecord } from './records';

/** The password of every member that a scenario makes. */
export const demoPassword = 'iskra-demo';

const portraits = 24;
const dayMs = 24 * 60 * 60_000;

/** A member of the world; what is not said follows from the id, the same on every run. */
export function addMember(world: World, parts: Partial<Omit<MemberRecord, 'id'>> = {}): MemberRecord {
  const id = world.ids.member.next();
  const gender = parts.gender ?? (id % 2 === 0 ? 'male' : 'female');
  const photos = parts.photos ?? [portrait(gender, id)];
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
    isOnline: id % 3 === 0,
    premiumUntil: null,
    locale: 'ru',
    sound: true,
    createdAt: new Date(world.now().getTime() - (id % 40) * dayMs),
    suspendedReason: null,
    mainPhotoKey: photos[0]?.key ?? null,
    ...parts,
    photos,
  };
  world.members.set(id, member);
  return member;
}

/** Women have the odd portraits, men the even ones. */
export function portrait(gender: Gender, turn: number): PhotoRecord {
  const place = (turn % (portraits / 2)) * 2 + (gender === 'female' ? 1 : 2);
  const number = String(place).padStart(2, '0');
  return { key: `portrait-${number}`, path: `/portraits/${number}.webp` };
}

/** A birth date that makes a member so old today. */
export function birthDate(world: World, years: number, turn = 0) {
  const born = new Date(world.now().getTime() - (turn % 300) * dayMs);
  return { day: Math.min(born.getDate(), 28), month: born.getMonth() + 1, year: born.getFullYear() - years };
}

function pick<Value>(from: readonly Value[], turn: number): Value {
  const value = from[turn % from.length];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
}
