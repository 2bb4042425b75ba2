/** Who has drawn portraits, and how many; `npm run portraits` draws them. */
const photosOf = { anna: 6, olga: 3, rita: 5, yulia: 1, artem: 3 } as const;

type Person = keyof typeof photosOf;

/** The address of a person's portrait, 1 and up; after the last comes the first again. */
export const portraitOf = (person: Person, photo = 1): string =>
  `/portraits/${person}-${((photo - 1) % photosOf[person]) + 1}.webp`;

/** The first portraits of a person. */
export const portraitsOf = (person: Person, count: number): string[] =>
  Array.from({ length: count }, (_, index) => portraitOf(person, index + 1));

/** Someone in passing, 1 to 24: odd numbers are women, even ones men. */
export const passerBy = (number: number): string => `/portraits/${String(number).padStart(2, '0')}.webp`;
