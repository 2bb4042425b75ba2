import type { Deps } from '../../Deps';
import type { PhotoRow, UserRow } from '../../db/schema';
import { photosOf } from '../members/members.repository';
import { openPhoto } from '../photos/openPhoto';
import { dialoguesToExport, recordsToExport } from './export.repository';
import type { ZipEntry } from './zip';

/** `data.json` and every photo in its largest size. */
export async function* exportEntries(deps: Deps, me: UserRow, now: Date): AsyncGenerator<ZipEntry> {
  const photos = await photosOf(deps.db, me.id);
  yield { name: 'data.json', isPacked: false, content: dataJson(deps, me, photos, now) };
  for (const [at, photo] of photos.entries()) {
    const file = await openPhoto(deps, photo, 'lg');
    if (file) yield { name: photoName(at), isPacked: true, content: file.content };
  }
}

const photoName = (at: number) => `photos/${at + 1}.webp`;

/** Dialogue by dialogue: years of messages should not be in memory at once. */
async function* dataJson(
  deps: Deps,
  me: UserRow,
  photos: readonly PhotoRow[],
  now: Date,
): AsyncGenerator<Uint8Array> {
  const records = await recordsToExport(deps.db, me, photos, now);
  const files = photos.map(({ key, createdAt }, at) => ({
    file: photoName(at),
    is_main: key === me.mainPhotoKey,
    added_at: createdAt.toISOString(),
  }));
  const head = JSON.stringify({ ...records, photos: files }, null, 2);
  yield bytes(`${head.slice(0, -2)},\n  "dialogues": [`);
  let separator = '\n';
  for await (const dialogue of dialoguesToExport(deps.db, me.id, now)) {
    yield bytes(separator + JSON.stringify(dialogue, null, 2));
    separator = ',\n';
  }
  yield bytes(']\n}\n');
}

const bytes = (text: string) => Buffer.from(text, 'utf8');
