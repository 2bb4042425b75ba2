import path from 'node:path';
import type { PhotoSize } from '@iskra/api-contract';
import type { Deps } from '../../Deps';
import { folders } from '../../folders';
import type { PhotoRow } from '../../db/schema';
import type { OpenPhoto } from '../../photos/PhotoFiles';

/** One size of a photo, or null when its file is gone; a drawn portrait is rendered on first request. */
export async function openPhoto(
  { photos }: Pick<Deps, 'photos'>,
  { key, source }: Pick<PhotoRow, 'key' | 'source'>,
  size: PhotoSize,
): Promise<OpenPhoto | null> {
  const kept = await photos.open(key, size);
  if (kept || source === null) return kept;
  await photos.makeFrom(key, path.join(folders.portraits, path.basename(source)));
  return photos.open(key, size);
}
