import { photoSizes } from '@iskra/api-contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../db/Database';
import type { PhotoSizes } from '../photos/decoder/Decoding';
import type { PhotoStore } from '../photos/PhotoStore';
import { StartError } from '../start/StartError';
import type { DumpCounts } from './dumpDatabase';
import { dumpEnd, dumpHead, dumpPhoto, dumpTable, notDumped, rowOf, rowPrefix } from './dumpLines';
import { columnsOf, dumpedTables, identifier, migrationsOf, rowsOf } from './tables';

interface Target {
  readonly db: Database;
  readonly photos: PhotoStore;
}

const atOnce = 200;
const sizeCount = Object.keys(photoSizes).length;
const cutShort = 'The dump is cut short: its end is missing';

/** Replaces all data by that of a dump, completely or not at all. */
export async function restoreDatabase(target: Target, lines: AsyncIterable<string>): Promise<DumpCounts> {
  const { counts, gone } = await target.db.transaction(async (tx) => {
    const before = await keysIn(tx);
    const links = await dropLinks(tx);
    await empty(tx);
    const restore = new Restore(tx, target.photos);
    for await (const line of lines) await restore.take(line);
    const restored = await restore.end();
    for (const add of links) await rowsOf(tx, add);
    await expectRemovals(tx);
    const after = new Set(await keysIn(tx));
    return { counts: restored, gone: before.filter((key) => !after.has(key)) };
  });
  for (const key of gone) await target.photos.remove(key);
  return counts;
}

/** Whether there is anything that a restore would replace. */
export async function hasData(db: Database): Promise<boolean> {
  return (await rowsOf(db, 'select 1 from users limit 1')).length > 0;
}

async function keysIn(tx: Database): Promise<string[]> {
  return (
    await rowsOf<{ key: string }>(tx, 'select key from photos union select photo_key from report_photos')
  ).map(({ key }) => key);
}

/** Files that only reports keep are removed once those are resolved. */
async function expectRemovals(tx: Database): Promise<void> {
  await rowsOf(
    tx,
    `insert into photo_leftovers (key, due_at)
     select distinct photo_key, now() from report_photos where photo_key not in (select key from photos)`,
  );
}

/** Rows come table by table in any order of references, which are checked at the end. Returns how to add them. */
async function dropLinks(tx: Database): Promise<string[]> {
  const links = await rowsOf<{ table: string; name: string; definition: string }>(
    tx,
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of links)
    await rowsOf(tx, `alter table ${table} drop constraint ${identifier(name)}`);
  return links.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${identifier(name)} ${definition}`,
  );
}

async function empty(tx: Database): Promise<void> {
  const forgotten = notDumped.filter((name) => name !== 'schema_migrations');
  const all = [...(await dumpedTables(tx)), ...forgotten];
  await rowsOf(tx, `truncate ${all.map(identifier).join(', ')}`);
}

/** Reads the lines of a dump one after another. */
class Restore {
  private head: z.output<typeof dumpHead> | undefined;
  private table: z.output<typeof dumpTable> | undefined;
  private rows: string[] = [];
  private photo: { key: string; sizes: Map<string, Buffer> } | undefined;
  private readonly done = { rows: 0, photos: 0 };
  private isEnded = false;

  constructor(
    private readonly tx: Database,
    private readonly photos: PhotoStore,
  ) {}

  async take(line: string): Promise<void> {
    if (!this.head) return this.begin(line);
    if (this.isEnded) throw new StartError('The dump goes on after its end');
    if (!line.startsWith(rowPrefix)) return this.takeOther(parse(line));
    this.rows.push(rowOf(line));
    if (this.rows.length >= atOnce) await this.insert();
  }

  /** What was restored; throws if the last line is missing. */
  end(): DumpCounts {
    if (!this.isEnded) throw new StartError(cutShort);
    return this.done;
  }

  private async begin(line: string): Promise<void> {
    const head = dumpHead.safeParse(parse(line));
    if (!head.success) throw new StartError('This is not a dump of Iskra');
    this.head = head.data;
    const own = await migrationsOf(this.tx);
    const given = head.data.migrations;
    if (own.join() === given.join()) return;
    throw new StartError(
      `The dump stands on ${given.at(-1) ?? 'nothing'}, this version on ${own.at(-1) ?? 'nothing'}: ` +
        'restore it with the version that made it, then start the newer one',
    );
  }

  private async takeOther(line: unknown): Promise<void> {
    await this.insert();
    const table = dumpTable.safeParse(line);
    if (table.success) return this.beginTable(table.data);
    const photo = dumpPhoto.safeParse(line);
    if (photo.success) return this.takePhoto(photo.data);
    const end = dumpEnd.safeParse(line);
    if (!end.success) throw new StartError('The dump has an unreadable line');
    const { rows, photos } = this.done;
    if (end.data.rows !== rows || end.data.photos !== photos) throw new StartError(cutShort);
    this.isEnded = true;
  }

  private async beginTable(table: z.output<typeof dumpTable>): Promise<void> {
    const known = (await dumpedTables(this.tx)).includes(table.table)
      ? await columnsOf(this.tx, table.table)
      : [];
    const isKnown = known.length > 0 && table.columns.every((column) => known.includes(column));
    if (!isKnown) throw new StartError(`The dump has an unknown table: ${table.table}`);
    this.table = table;
    for (const [column, next] of Object.entries(table.next)) {
      if (!known.includes(column)) throw new StartError(`The dump has an unknown column: ${column}`);
      const number = Math.max(1, Math.trunc(next));
      // Unlike setval() this rolls back with the transaction.
      await rowsOf(
        this.tx,
        `alter table ${identifier(table.table)} alter column ${identifier(column)} restart with ${number}`,
      );
    }
  }

  private async insert(): Promise<void> {
    if (this.rows.length === 0) return;
    if (!this.table) throw new StartError('The dump has rows without a table');
    const name = sql.raw(identifier(this.table.table));
    const columns = sql.raw(this.table.columns.map(identifier).join(', '));
    const all = `[${this.rows.join(',')}]`;
    await this.tx.execute(
      sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${all}::jsonb)`,
    );
    this.done.rows += this.rows.length;
    this.rows = [];
  }

  private async takePhoto({ photo: key, size, content }: z.output<typeof dumpPhoto>): Promise<void> {
    if (this.photo?.key !== key) this.photo = { key, sizes: new Map() };
    this.photo.sizes.set(size, Buffer.from(content, 'base64'));
    if (this.photo.sizes.size < sizeCount) return;
    await this.photos.put(key, Object.fromEntries(this.photo.sizes) as unknown as PhotoSizes);
    this.done.photos += 1;
    this.photo = undefined;
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}
