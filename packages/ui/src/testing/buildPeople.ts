import { picked } from './picked';

/** A person with all that cards of the kit show. */
export interface BuiltPerson {
  /** Tells people apart: 'person-1' for the first. */
  readonly id: string;
  /** First name. */
  readonly name: string;
  /** Age in years. */
  readonly age: number;
  /** Whether the person is online now. */
  readonly online: boolean;
  /** City. */
  readonly place: string;
  /** Addresses of the photos: drawings that need no server. */
  readonly photos: readonly string[];
}

const names = ['Anna', 'Boris', 'Clara', 'Daniel', 'Eva', 'Felix'] as const;
const places = ['Berlin', 'Kazan', 'Lisbon'] as const;

/** A person, always the same one for a number; `given` replaces what a test is about. */
export function buildPerson(given: Partial<BuiltPerson> = {}, at = 0): BuiltPerson {
  const name = `${picked(names, at)}${at < names.length ? '' : ` ${at + 1}`}`;
  const photos = [0, 1].map((turn) => drawing(at * 67 + turn * 30));
  const person = { id: `person-${at + 1}`, name, age: 21 + (at % 30), online: at % 2 === 0 };
  return { ...person, place: picked(places, at), photos, ...given };
}

/** So many people, each with a name of their own. */
export function buildPeople(count: number, given: Partial<BuiltPerson> = {}): BuiltPerson[] {
  return Array.from({ length: count }, (_, at) => buildPerson(given, at));
}

function drawing(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="hsl(${hue % 360} 40% 60%)" d="M0 0h3v4H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
