import type { Database } from './Database';

/** Creates something for a database on first use, such as a prepared query. */
export function oncePerDatabase<Made>(make: (db: Database) => Made): (db: Database) => Made {
  const made = new WeakMap<Database, { readonly value: Made }>();
  return (db) => {
    const known = made.get(db) ?? { value: make(db) };
    made.set(db, known);
    return known.value;
  };
}
