/** `npm run size -- kit`: the weight of every entry of the kit, `--write` into its README; with names, module by module. */
import { stalePages, weighParts, writePages } from './pageWeights';
import { staleRows, wholePage, writeRows } from './readmeTable';
import type { Size, Sizing } from './Sizing';
import { entryNames, weighEntry, weighPage, type EntryWeight } from './weighEntry';

/** Goals of the design, kB of gzip. */
const goals: Readonly<Record<string, number>> = {
  SwipeDeck: 6.5,
  ScrollPicker: 2.1,
  Combobox: 4,
  Toaster: 2.7,
  Dialog: 14,
  ChatRoom: 11,
};

/** What may not be passed, kB of gzip: what was reached, and a little room. Lower it when an entry loses weight. */
const ceilings: Readonly<Record<string, number>> = {
  SwipeDeck: 13.7,
  SwipeCard: 3.9,
  ScrollPicker: 7.1,
  DateWheels: 10.8,
  Combobox: 10.8,
  Toaster: 7.9,
  Dialog: 17.8,
  ChatRoom: 12.9,
  DialogueList: 7.3,
  StepDialog: 21.2,
  hooks: 6.4,
};

/** Of a page that shows what the kit is for. */
const usualParts = {
  index: ['IskraProvider', 'Button'],
  SwipeDeck: ['SwipeDeck'],
  SwipeCard: ['SwipeCard'],
  ChatRoom: ['ChatRoom', 'ChatHeader', 'MessageList', 'MessageComposer'],
  Toaster: ['Toaster', 'toast'],
};

/** Entries that weigh more than they may, or other than the kit's README says, are faults; `isWriting` mends the README. */
export async function reportKit(isWriting: boolean): Promise<Sizing> {
  const faults: string[] = [];
  const sizes: Size[] = [];
  const weights = new Map<string, number>();
  for (const name of entryNames()) {
    const { first, later } = await weighEntry(name);
    weights.set(name, first);
    const what = `@iskra/ui${name === 'index' ? '' : `/${name}`}`;
    const goal = goals[name];
    const ceiling = ceilings[name];
    const notes = [
      ...(later > 0 ? [`${kB(later)} more on demand`] : []),
      ...(goal === undefined ? [] : [`goal ${goal}${first > goal * 1000 ? ', missed' : ''}`]),
    ];
    console.log(`${name.padEnd(16)} ${kB(first).padStart(8)}  ${notes.join('; ')}`.trimEnd());
    sizes.push({ what, bytes: first, ...(ceiling === undefined ? {} : { most: ceiling * 1000 }) });
    if (ceiling !== undefined && first > ceiling * 1000)
      faults.push(`${what} weighs ${kB(first)}, more than ${ceiling} kB`);
  }
  const inReadme = new Map([...weights, [wholePage, await weighPage(usualParts)]]);
  const onPages = new Map([...weights, ...(await weighParts())]);
  if (isWriting) {
    writeRows(inReadme);
    writePages(onPages);
  }
  return { sizes, faults: [...faults, ...staleRows(inReadme), ...stalePages(onPages)] };
}

/** The modules of one entry, heaviest first. */
export function printModules({ name, first, modules }: EntryWeight): void {
  console.log(`${name} ${kB(first)}`);
  const heaviestFirst = [...modules].sort(([, a], [, b]) => b - a);
  for (const [module, bytes] of heaviestFirst) console.log(`${String(bytes).padStart(8)}  ${module}`);
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
