import { buffer } from 'node:stream/consumers';
import { photoSizes, type PhotoSize } from '@iskra/api-contract';
import type { Database } from '../db/Database';
import type { PhotoStore } from '../photos/PhotoStore';
import { rowLine } from './dumpLines';
import { columnsOf, dumpedTables, identifier, literal, migrationsOf, rowsOf } from './tables';

interface Source {
  readonly db: Database;
  readonly photos: PhotoStore;
  readonly now: () => Date;
}

/** What a dump holds. */
export interface DumpCounts {
  readonly rows: number;
  readonly photos: number;
}

type Write = (line: string) => Promise<void>;

const atOnce = 500;

/** Writes all data as lines of JSON: the tables as they are at one moment, then the photos that members uploaded. */
export async function dumpDatabase({ db, photos, now }: Source, write: Write): Promise<DumpCounts> {
  const { rows, keys } = await db.transaction(
    async (tx) => {
      const head = { iskra: 'dump', version: 1, at: now().toISOString(), migrations: await migrationsOf(tx) };
      await write(JSON.stringify(head));
      let count = 0;
      for (const table of await dumpedTables(tx)) count += await dumpTable(tx, table, write);
      return { rows: count, keys: await uploadedKeys(tx) };
    },
    { isolationLevel: 'repeatable read' },
  );
  let kept = 0;
  for (const key of keys) if (await dumpPhoto(photos, key, write)) kept += 1;
  await write(JSON.stringify({ end: true, rows, photos: kept }));
  return { rows, photos: kept };
}

/**
 * Drawn portraits are left out: they lie with the server. Deleted photos that an open report shows are
 * not.
 */
async function uploadedKeys(tx: Database): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    tx,
    `select key from photos where source is null
     union select photo_key from report_photos join reports on id = report_id where resolved_at is null
     order by key`,
  );
  return rows.map(({ key }) => key);
}

async function dumpTable(tx: Database, table: string, write: Write): Promise<number> {
  const columns = await columnsOf(tx, table);
  await write(JSON.stringify({ table, columns, next: await nextNumbers(tx, table, columns) }));
  await rowsOf(tx, `declare dumped cursor for select to_jsonb(t)::text as row from ${identifier(table)} t`);
  let count = 0;
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, `fetch ${atOnce} from dumped`);
    for (const { row } of rows) await write(rowLine(row));
    count += rows.length;
    if (rows.length < atOnce) break;
  }
  await rowsOf(tx, 'close dumped');
  return count;
}

async function nextNumbers(
  tx: Database,
  table: string,
  columns: readonly string[],
): Promise<Record<string, number>> {
  const next: Record<string, number> = {};
  for (const column of columns) {
    const [found] = await rowsOf<{ name: string | null }>(
      tx,
      `select pg_get_serial_sequence(${literal(identifier(table))}, ${literal(column)}) as name`,
    );
    if (!found?.name) continue;
    const [state] = await rowsOf<{ next: string }>(
      tx,
      `select (last_value + case when is_called then 1 else 0 end)::text as next from ${found.name}`,
    );
    next[column] = Number(state?.next ?? 1);
  }
  return next;
}

/** False when the photo was deleted while the dump was written. */
async function dumpPhoto(photos: PhotoStore, key: string, write: Write): Promise<boolean> {
  const contents: [string, Buffer][] = [];
  for (const size of Object.keys(photoSizes) as PhotoSize[]) {
    const photo = await photos.open(key, size);
    if (!photo) return false;
    contents.push([size, await buffer(photo.content)]);
  }
  for (const [size, content] of contents)
    await write(JSON.stringify({ photo: key, size, content: content.toString('base64') }));
  return true;
}
