import { unstored, type LiveRow, type Queued } from './Relay';

/**
 * Packs rows into texts of at most `maxBytes`; a row that is too long is sent as its id.
 * @param tag names the sender
 */
export function pack(rows: readonly Queued[], maxBytes: number, tag: string): string[] {
  const parcels: string[] = [];
  let parts: string[] = [];
  let bytes = 0;
  const room = maxBytes - tag.length - 3;
  const close = () => {
    if (parts.length > 0) parcels.push(`${tag} [${parts.join(',')}]`);
    [parts, bytes] = [[], 0];
  };
  for (const row of rows) {
    const whole = JSON.stringify(typeof row === 'number' ? row : withoutNulls(row));
    const part = Buffer.byteLength(whole) > room ? String(typeof row === 'number' ? row : row.id) : whole;
    const length = Buffer.byteLength(part) + 1;
    if (bytes + length > room) close();
    parts.push(part);
    bytes += length;
  }
  close();
  return parcels;
}

/** Unpacks the parcel of another process; nothing for one under our own tag. */
export function unpack(parcel: string, ownTag: string): Queued[] {
  if (parcel.startsWith(ownTag)) return [];
  const rows = JSON.parse(parcel.slice(parcel.indexOf(' ') + 1)) as (number | Partial<LiveRow>)[];
  return rows.map((row) => (typeof row === 'number' ? row : { ...unstored, ...row }));
}

/** The fields of a row that are set. */
function withoutNulls(row: LiveRow): Partial<LiveRow> {
  return Object.fromEntries(
    Object.keys(unstored).flatMap((key) => {
      const value = row[key as keyof LiveRow];
      return value === null ? [] : [[key, value]];
    }),
  );
}
