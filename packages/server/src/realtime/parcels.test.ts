import { describe, expect, it } from 'vitest';
import { pack, unpack } from './parcels';
import type { LiveRow } from './Relay';

const row = (id: number, content: string): LiveRow => ({
  id,
  kind: 'event',
  channel: 'private-user.1',
  event: 'told',
  payload: { content },
  userId: null,
  sessionTag: null,
  exceptSocket: '1.2',
  exceptUserId: 5,
});

describe('rows in parcels', () => {
  it('come out as they went in, in their order', () => {
    const rows = [row(1, 'ы "\\ 👩‍👩‍👧'), 2, row(3, ''), 4];
    expect(pack(rows, 7900, 'a').flatMap((parcel) => unpack(parcel, 'b'))).toEqual(rows);
  });

  it('are never longer than they may be in bytes; of what is longer alone only the id goes', () => {
    const rows = [row(1, 'ы'.repeat(3000)), row(2, 'ы'.repeat(4000)), row(3, 'ы'.repeat(3000)), row(4, 'x')];
    const parcels = pack(rows, 7900, 'a');
    expect(Math.max(...parcels.map((parcel) => Buffer.byteLength(parcel)))).toBeLessThanOrEqual(7900);
    expect(parcels.flatMap((parcel) => unpack(parcel, 'b'))).toEqual([rows[0], 2, rows[2], rows[3]]);
  });

  it('are nothing to who packed them', () => {
    expect(pack([row(1, 'x')], 7900, 'a').flatMap((parcel) => unpack(parcel, 'a'))).toEqual([]);
    expect(pack([], 7900, 'a')).toEqual([]);
  });
});
