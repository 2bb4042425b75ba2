import { dayMs } from '@iskra/api-contract/rules';
import { addMember, birthDate } from '../world/addMember';
import { demoPortraits } from '../world/portraits';
import type { MemberRecord } from '../world/records';
import { endSessions, openSession } from '../world/sessions';
import type { World } from '../world/World';

const yearMs = 365 * dayMs;

/** The man whom most scenarios sign in: regular, with three photos. */
export function addViewer(world: World, parts: Partial<Omit<MemberRecord, 'id'>> = {}): MemberRecord {
  const viewer = addMember(world, {
    name: 'Артём',
    email: 'artem@iskra.demo',
    gender: 'male',
    birthDate: birthDate(world, 29, 60),
    about: 'Инженер. Пеку ржаной хлеб, хожу в горы, перечитываю Булгакова.',
    goals: ['find_love', 'friendship'],
    photos: demoPortraits('artem'),
    isOnline: true,
    ...parts,
  });
  signIn(world, viewer);
  return viewer;
}

/** Pages that open from now on belong to this member. */
function signIn(world: World, member: MemberRecord): void {
  world.viewerId = member.id;
  openSession(world, member.id, { device: { browser: 'chrome', system: 'windows' } });
}

/** The page belongs to nobody. */
export function signOut(world: World): void {
  world.viewerId = null;
  endSessions(world);
}

/** Women and men by turns, every one with a portrait. */
export function addPeople(world: World, count: number): MemberRecord[] {
  return Array.from({ length: count }, (_, index) =>
    addMember(world, { premiumUntil: index % 7 === 3 ? inAYear(world) : null }),
  );
}

export function addWoman(world: World, name: string, parts: Partial<MemberRecord> = {}): MemberRecord {
  return addMember(world, { name, gender: 'female', ...parts });
}

export function inADay(world: World): Date {
  return new Date(world.now().getTime() + dayMs);
}

export function inAYear(world: World): Date {
  return new Date(world.now().getTime() + yearMs);
}

/** Somebody likes somebody, without an event. */
export function like(world: World, from: MemberRecord, to: MemberRecord): void {
  world.likes.push({ fromId: from.id, toId: to.id, at: world.now() });
}
