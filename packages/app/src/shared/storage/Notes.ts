import type { KeyValueStorage } from './persisted';

/** What a page notes until a database has it: a page that goes waits for no database, and `localStorage` writes at once. */
export class Notes<Note> {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly key: string,
  ) {}

  /** What is not a note counts as absent [ENT-01]. */
  get all(): Note[] {
    try {
      return Array.from(JSON.parse(this.storage.getItem(this.key) ?? '[]') as Note[]).filter((one) => !!one);
    } catch {
      return [];
    }
  }

  add(note: Note): void {
    this.write([...this.all, note]);
  }

  keepOnly(isKept: (note: Note) => boolean): void {
    this.write(this.all.filter(isKept));
  }

  private write(notes: readonly Note[]): void {
    try {
      if (notes.length > 0) this.storage.setItem(this.key, JSON.stringify(notes));
      else this.storage.removeItem(this.key);
    } catch {
      // Full: the database keeps it a moment later.
    }
  }
}
