import { compareStructural, makeAutoObservable, observableRef } from 'mobx';
import * as z from 'zod/mini';
import { persisted, type KeyValueStorage } from '../../shared/storage';
import type { Filters } from './filters';
import { filtersSchema } from './filtersSchema';

export const savedLimits = { most: 5, nameMax: 30 } as const;

/** Raised when filters mean something else than before: sets of another version are named, never read. */
const version = 1;

const savedSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(savedLimits.nameMax)),
  version: z.int(),
  filters: z.unknown(),
});
type Saved = z.output<typeof savedSchema>;

/** Filters under a name; null where another version of the page saved them. */
export interface SavedSet {
  readonly name: string;
  readonly filters: Filters | null;
}

export type NameProblem = 'empty' | 'taken';

/** Filters that a member keeps under names of their own, on this device (decision 0032). */
export class SavedFiltersStore {
  private saved: readonly Saved[];
  private readonly kept;

  constructor(storage: KeyValueStorage) {
    this.kept = persisted(storage, 'savedFilters', z.array(savedSchema), []);
    this.saved = this.kept.read();
    makeAutoObservable<SavedFiltersStore, 'kept' | 'saved'>(
      this,
      { kept: false, saved: observableRef },
      { autoBind: true },
    );
  }

  get sets(): SavedSet[] {
    return this.saved.map((saved) => ({ name: saved.name, filters: read(saved) }));
  }

  get isFull(): boolean {
    return this.saved.length >= savedLimits.most;
  }

  /** The name of the set that these filters are. */
  nameOf(filters: Filters): string | undefined {
    return this.sets.find((set) => compareStructural(set.filters, filters))?.name;
  }

  /** Why a name cannot be given; `renamed` is the set that has it now. */
  problemOf(name: string, renamed?: string): NameProblem | undefined {
    const wanted = plain(name);
    if (wanted === '') return 'empty';
    const others = this.saved.filter((saved) => saved.name !== renamed);
    return others.some((saved) => plain(saved.name) === wanted) ? 'taken' : undefined;
  }

  /** Keeps filters under a name; not when the name cannot be given or there are enough. */
  save(name: string, filters: Filters): void {
    this.reread();
    if (this.isFull || this.problemOf(name)) return;
    this.write([...this.saved, { name: cut(name), version, filters }]);
  }

  rename(before: string, name: string): void {
    this.reread();
    if (this.problemOf(name, before)) return;
    this.write(this.saved.map((saved) => (saved.name === before ? { ...saved, name: cut(name) } : saved)));
  }

  remove(name: string): void {
    this.reread();
    this.write(this.saved.filter((saved) => saved.name !== name));
  }

  /** Takes over what another tab of the device did. */
  reread(): void {
    const saved = this.kept.read();
    if (!compareStructural(saved, this.saved)) this.saved = saved;
  }

  write(saved: readonly Saved[]): void {
    this.saved = saved;
    this.kept.write([...saved]);
  }
}

/** What would be read as other filters than were saved is not read at all. */
function read({ version: own, filters }: Saved): Filters | null {
  const parsed = filtersSchema.safeParse(filters);
  return own === version && parsed.success && compareStructural(parsed.data, filters) ? parsed.data : null;
}

const cut = (name: string) => name.trim().slice(0, savedLimits.nameMax).trim();
const plain = (name: string) => cut(name).toLocaleLowerCase();
