import { dayMs } from '@iskra/api-contract/rules';
import { cities } from '@iskra/api-contract/cities';
import { abouts } from './abouts';
import { createRandom, type Random } from './createRandom';
import { demoDetails } from './demoDetails';
import { names } from './names';
import { castSize, shotFiles } from './portraits/cast';
import type { users } from '../db/schema';

type NewUser = typeof users.$inferInsert;

/** A demo member before the database: the row, and the portrait files in order. */
export interface DemoMember {
  readonly user: NewUser;
  readonly files: readonly string[];
}

export const demoPassword = 'iskra-demo';
const withoutPhoto = { female: 14, male: 12 } as const;

const aboutArtem = {
  email: 'artem@iskra.demo',
  about: 'Инженер. Пеку ржаной хлеб, хожу в горы, перечитываю Булгакова.',
  goals: ['find_love', 'friendship'],
  ...{ position: 'Инженер', company: 'Гидропроект', education: 'МГУ', height: 184 },
  ...{ languages: ['Русский', 'English'], relationship: 'relationship_single' },
  ...{ children: 'children_want', smoking: 'smoking_no', alcohol: 'alcohol_moderate' },
} satisfies Partial<NewUser>;

const aboutVera = {
  email: 'vera@iskra.demo',
  about: 'Иллюстратор. Рисую растения, люблю море, старое кино и длинные маршруты без плана.',
  goals: ['find_love'],
  ...{ position: 'Иллюстратор', education: 'Строгановка', height: 172 },
  ...{ languages: ['Русский', 'English', 'Italiano'], relationship: 'relationship_single' },
  ...{ children: 'children_no', smoking: 'smoking_no', alcohol: 'alcohol_moderate' },
} satisfies Partial<NewUser>;

/** The two demo accounts first, then about 190 others (D-41). */
export function demoMembers(random: Random, passwordHash: string, now: Date): DemoMember[] {
  // Their own, so that what they tell moves nothing else of the seed.
  const details = createRandom(58);
  const women = members('female', castSize.women + withoutPhoto.female);
  const men = members('male', castSize.men + withoutPhoto.male);
  return [artem(), vera(), ...random.shuffle([...women, ...men])];

  function members(gender: 'female' | 'male', count: number): DemoMember[] {
    const texts = random.shuffle(abouts[gender]);
    return Array.from({ length: count }, (_, index) => member(gender, index + 1, texts));
  }

  function member(gender: 'female' | 'male', index: number, texts: readonly string[]): DemoMember {
    const drawn = gender === 'female' ? castSize.women : castSize.men;
    const user: NewUser = {
      ...common(gender, random.pick(names[gender])),
      email: `${gender}-${index}@members.iskra.demo`,
      city: city(),
      birthDate: birthDate(random.chance(0.7) ? random.int(19, 30) : random.int(31, 45)),
      about: random.chance(0.9) ? (texts[index % texts.length] ?? null) : null,
      goals: goals(),
      ...demoDetails(details, gender),
      isDemoOnline: random.chance(0.33),
      premiumUntil: random.chance(0.12) ? new Date(now.getTime() + random.int(2, 60) * dayMs) : null,
      createdAt: new Date(now.getTime() - random.int(1, 120) * dayMs),
    };
    return { user, files: index <= drawn ? shotFiles(gender === 'female' ? 'w' : 'm', index) : [] };
  }

  function artem(): DemoMember {
    const user: NewUser = {
      ...common('male', 'Артём'),
      birthDate: birthDate(29),
      ...aboutArtem,
      premiumUntil: new Date(now.getTime() + 365 * dayMs),
      createdAt: new Date(now.getTime() - 90 * dayMs),
    };
    return { user, files: [1, 2, 3].map((shot) => `artem-${shot}.webp`) };
  }

  function vera(): DemoMember {
    const createdAt = new Date(now.getTime() - 60 * dayMs);
    const user: NewUser = {
      ...common('female', 'Вера'),
      birthDate: birthDate(27),
      ...aboutVera,
      createdAt,
    };
    return { user, files: [1, 2, 3, 4].map((shot) => `vera-${shot}.webp`) };
  }

  function common(gender: 'female' | 'male', name: string) {
    return { name, gender, passwordHash, city: 'Москва', locale: 'ru' } as const;
  }

  /** Moscow for about half, else one of the large cities. */
  function city(): string {
    const large = cities.slice(0, 30);
    return random.chance(0.5) ? 'Москва' : random.pick(large).name;
  }

  function birthDate(age: number): string {
    const date = new Date(
      Date.UTC(now.getFullYear() - age, now.getMonth(), now.getDate() - random.int(1, 360)),
    );
    return date.toISOString().slice(0, 10);
  }

  function goals(): NewUser['goals'] {
    const all = random.shuffle(['find_love', 'friendship', 'quick_meetings'] as const);
    return all.slice(0, random.int(1, 2));
  }
}
