import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { photoSizes, type PhotoSize } from '@iskra/api-contract';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../Deps';
import { photos } from '../../db/schema';

const portraits = fileURLToPath(new URL('../../seed/portraits-rendered/', import.meta.url));

/** The content of a photo's file, such as `lg.webp`, or null; a drawn portrait's is made when it is first asked for. */
export async function findPhotoFile(
  deps: Pick<Deps, 'db' | 'photos'>,
  key: string,
  name: string,
): Promise<Readable | null> {
  const size = name.endsWith('.webp') ? name.slice(0, -5) : '';
  if (!Object.hasOwn(photoSizes, size)) return null;
  const kept = await deps.photos.open(key, size as PhotoSize);
  if (kept || key.includes('\0')) return kept;
  const [photo] = await deps.db.select().from(photos).where(eq(photos.key, key));
  if (!photo?.source) return null;
  await deps.photos.makeFrom(key, path.join(portraits, path.basename(photo.source)));
  return deps.photos.open(key, size as PhotoSize);
}
