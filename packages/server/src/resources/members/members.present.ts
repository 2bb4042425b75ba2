import {
  age,
  type BlockedMember,
  type Images,
  type Member,
  type MemberCard,
  type ProfileDetails,
  type User,
} from '@iskra/api-contract';
import { isPremium } from '@iskra/api-contract/rules';
import { users, type PhotoRow, type UserRow } from '../../db/schema';
import { isOnline } from '../../realtime/Presence';

export const imagePath = (key: string) => `/photos/${key}/lg.webp`;

export function mainImage(user: Pick<UserRow, 'mainPhotoKey'>): string | null {
  return user.mainPhotoKey === null ? null : imagePath(user.mainPhotoKey);
}

/** Photos in the member's order, as a map of key to path. */
export function presentImages(user: UserRow, photos: readonly PhotoRow[]): Images {
  const all = photos.map(({ key }) => [key, imagePath(key)] as const);
  return { all_images: Object.fromEntries(all), main_image: mainImage(user) };
}

/** A member's own data. */
export function presentUser(user: UserRow, photos: readonly PhotoRow[], now: Date): User {
  const { day, month, year } = birthParts(user.birthDate);
  return {
    ...presentPerson(user, photos, now),
    email: user.email,
    birth_day: day,
    birth_month: month,
    birth_year: year,
    locale: user.locale ?? 'ru',
    auth: true,
    sound: user.sound,
  };
}

/** What others may see. */
export function presentMember(user: UserRow, photos: readonly PhotoRow[], now: Date, block: boolean): Member {
  return { ...presentPerson(user, photos, now), block };
}

function presentPerson(user: UserRow, photos: readonly PhotoRow[], now: Date): Omit<Member, 'block'> {
  return {
    id: user.id,
    name: user.name,
    age: memberAge(user, now),
    gender: user.gender,
    city: { name: user.city },
    about: user.about,
    goals: user.goals,
    ...presentDetails(user),
    online: isOnline(user, now),
    premium: isPremium(user, now),
    ...presentImages(user, photos),
  };
}

function presentDetails(user: UserRow): ProfileDetails {
  const { position, company, education, height, languages } = user;
  const { orientation, relationship, children, smoking, alcohol } = user;
  return {
    ...{ position, company, education, height, languages },
    ...{ orientation, relationship, children, smoking, alcohol },
  };
}

/** What a card shows, for queries of lists. */
export const cardColumns = {
  id: users.id,
  name: users.name,
  birthDate: users.birthDate,
  city: users.city,
  goals: users.goals,
  mainPhotoKey: users.mainPhotoKey,
  premiumUntil: users.premiumUntil,
  onlineUntil: users.onlineUntil,
  isDemoOnline: users.isDemoOnline,
};
export type CardRow = Pick<UserRow, keyof typeof cardColumns>;

/** A member in a list. */
export function presentCard(user: CardRow, now: Date): MemberCard {
  return {
    id: user.id,
    name: user.name,
    age: memberAge(user, now),
    city: { name: user.city },
    online: isOnline(user, now) ? 'online' : 'offline',
    main_image: mainImage(user),
    mark: isPremium(user, now) ? 1 : 0,
  };
}

/** A member whom the viewer blocked. */
export function presentBlocked(user: CardRow, now: Date): BlockedMember {
  return { id: user.id, name: user.name, age: memberAge(user, now), main_image: mainImage(user) };
}

/** A member in the encounters: all pictures, the main one first. */
export function presentEncounter(user: CardRow, photoKeys: readonly string[], now: Date): MemberCard {
  const others = photoKeys.filter((key) => key !== user.mainPhotoKey);
  const ordered = user.mainPhotoKey === null ? others : [user.mainPhotoKey, ...others];
  return { ...presentCard(user, now), images: ordered.map(imagePath), goals: user.goals };
}

export function memberAge(user: Pick<UserRow, 'birthDate'>, now: Date): number {
  return age(birthParts(user.birthDate), now);
}

function birthParts(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { day, month, year };
}
