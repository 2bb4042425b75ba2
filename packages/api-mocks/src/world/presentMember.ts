import {
  age,
  type BlockedMember,
  type Images,
  type Member,
  type MemberCard,
  type User,
} from '@iskra/api-contract';
import { isPremium, premiumStatus } from '@iskra/api-contract/rules';
import { isShownOnline } from './members';
import type { MemberRecord, PremiumRequestRecord } from './records';
import type { World } from './World';

export function mainImage({ photos, mainPhotoKey }: MemberRecord): string | null {
  return photos.find(({ key }) => key === mainPhotoKey)?.path ?? null;
}

export function presentImages(member: MemberRecord): Images {
  const all = member.photos.map(({ key, path }) => [key, path] as const);
  return { all_images: Object.fromEntries(all), main_image: mainImage(member) };
}

/** What others may see. */
export function presentMember(member: MemberRecord, now: Date, block = false): Member {
  return { ...presentPerson(member, now), block };
}

function presentPerson(member: MemberRecord, now: Date): Omit<Member, 'block'> {
  const { id, name, gender, about, goals } = member;
  return {
    ...{ id, name, gender, about, goals },
    ...member.details,
    age: age(member.birthDate, now),
    city: { name: member.city },
    online: isShownOnline(member),
    premium: isPremium(member, now),
    ...presentImages(member),
  };
}

/** A member's own data. */
export function presentUser(member: MemberRecord, now: Date): User {
  const { day, month, year } = member.birthDate;
  return {
    ...presentPerson(member, now),
    email: member.email,
    birth_day: day,
    birth_month: month,
    birth_year: year,
    locale: member.locale ?? 'ru',
    auth: true,
    sound: member.sound,
  };
}

/** What login and the session call answer; `locale` only when the member chose one. */
export function presentSignedIn(world: World, member: MemberRecord) {
  const now = world.now();
  const isTheirs = (request: PremiumRequestRecord) => request.memberId === member.id;
  const asked = world.premiumRequests.filter(isTheirs);
  return {
    user: presentUser(member, now),
    ...(member.locale ? { locale: member.locale } : {}),
    premium: {
      ...premiumStatus(member, now),
      in_review: asked.some(({ status }) => status === 'pending'),
    },
    images: presentImages(member),
  };
}

/** A member in a list. */
export function presentCard(member: MemberRecord, now: Date): MemberCard {
  return {
    id: member.id,
    name: member.name,
    age: age(member.birthDate, now),
    city: { name: member.city },
    online: isShownOnline(member) ? 'online' : 'offline',
    main_image: mainImage(member),
    mark: isPremium(member, now) ? 1 : 0,
  };
}

/** A member whom the viewer blocked. */
export function presentBlocked(member: MemberRecord, now: Date): BlockedMember {
  const { id, name, age: years, main_image } = presentCard(member, now);
  return { id, name, age: years, main_image };
}

/** A member in the encounters: all pictures, the main one first. */
export function presentEncounter(member: MemberRecord, now: Date): MemberCard {
  const main = member.photos.filter(({ key }) => key === member.mainPhotoKey);
  const others = member.photos.filter(({ key }) => key !== member.mainPhotoKey);
  const images = [...main, ...others].map(({ path }) => path);
  return { ...presentCard(member, now), images, goals: member.goals };
}
