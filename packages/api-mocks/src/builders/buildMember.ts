import type { Member, MemberCard, User } from '@iskra/api-contract';
import { detailsOf } from '../world/details';

/** A member's profile as others see it; natural values for whatever is not given. */
export function buildMember(parts: Partial<Member> = {}): Member {
  return {
    id: 1,
    block: false,
    name: 'Софья',
    age: 26,
    gender: 'female',
    city: { name: 'Москва' },
    about: 'Люблю долгие прогулки и кофе с корицей.',
    goals: ['find_love'],
    ...detailsOf(1),
    online: true,
    premium: false,
    main_image: '/portraits/03.webp',
    all_images: { 'portrait-03': '/portraits/03.webp' },
    ...parts,
  };
}

/** A member in a list. */
export function buildCard(parts: Partial<MemberCard> = {}): MemberCard {
  return {
    id: 1,
    name: 'Софья',
    age: 26,
    city: { name: 'Москва' },
    online: 'online',
    main_image: '/portraits/03.webp',
    mark: 0,
    ...parts,
  };
}

/** The signed-in member's own data. */
export function buildUser(parts: Partial<User> = {}): User {
  return {
    ...buildMember({ id: 2, name: 'Артём', gender: 'male', age: 29, main_image: '/portraits/artem-1.webp' }),
    all_images: { 'portrait-artem-1': '/portraits/artem-1.webp' },
    email: 'artem@iskra.demo',
    birth_day: 4,
    birth_month: 3,
    birth_year: 1997,
    locale: 'ru',
    auth: true,
    sound: true,
    ...parts,
  };
}
