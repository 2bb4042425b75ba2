import fc from 'fast-check';
import { deeds, type Do } from './deeds';
import type { Ground } from './Ground';
import { happenings } from './happenings';

const all: Readonly<Record<DeedName, Do>> = { ...deeds, ...happenings };
type DeedName = keyof typeof deeds | keyof typeof happenings;

/** One deed on one page; `other` says which of the others it is about. */
export interface Deed {
  readonly name: DeedName;
  readonly page: number;
  readonly other: number;
  /** What it asks for is answered after the deeds that follow. */
  readonly isSlow?: boolean;
}

const names = Object.keys(all) as DeedName[];

/** Any deed of any page about anybody else; one in four on a slow network. */
export const anyDeed = deedOf(
  names,
  fc.integer({ min: 0, max: 3 }).map((of4) => of4 === 3),
);

/** Where the network cannot be taken away. */
export const anyOnlineDeed = deedOf(names.filter((name) => !/^(cuts|returns)/.test(name)));

function deedOf(
  among: readonly DeedName[],
  isSlow: fc.Arbitrary<boolean> = fc.constant(false),
): fc.Arbitrary<Deed> {
  const name = fc.constantFrom(...among);
  return fc.record({ name, page: fc.nat({ max: 4 }), other: fc.nat({ max: 2 }), isSlow });
}

/** Does it, whatever the back end says of it; who is not signed in on the page signs in instead. */
export async function act(ground: Ground, { name, page: at, other }: Deed): Promise<void> {
  const page = ground.pages[at % ground.pages.length];
  if (!page) throw new Error('A walk has pages');
  // Of those who are gone, only the last.
  const others = [...ground.members.filter(({ id }) => id !== page.member.id), ...ground.gone.slice(-1)];
  const otherId = others[other % others.length]?.id ?? 0;
  const isOwn = name in deeds;
  const doing: Do = isOwn && !page.isSignedIn ? ({ page }) => page.signIn() : all[name];
  await Promise.resolve()
    .then(() => doing({ ground, page, otherId }))
    .catch(() => undefined);
  await ground.settle();
}
