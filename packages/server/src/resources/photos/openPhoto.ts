import path from 'node:path';
import type { PhotoSize } from '@iskra/api-contract';
import type { Deps } from '../../Deps';
import { folders } from '../../folders';
import type { PhotoRow } from '../../db/schema';
import { FolderPhotos } from '../../photos/FolderPhotos';
import type { OpenPhoto } from '../../photos/PhotoFiles';

const portraits = new FolderPhotos(folders.portraits);

/** One size of a photo, or null when its file is gone; drawn portraits lie with the server. */
export async function openPhoto(
  { photos }: Pick<Deps, 'photos'>,
  { key, source }: Pick<PhotoRow, 'key' | 'source'>,
  size: PhotoSize,
): Promise<OpenPhoto | null> {
  return source === null ? photos.open(key, size) : portraits.open(path.parse(source).name, size);
}
