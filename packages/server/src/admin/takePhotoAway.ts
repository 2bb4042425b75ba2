import { eq } from 'drizzle-orm';
import { photos } from '../db/schema';
import { removeFiles } from '../photos/leftovers';
import { mainImage } from '../resources/members/members.present';
import { removePhoto } from '../resources/photos/photos.repository';
import { StartError } from '../start/StartError';
import type { Answer, Tools } from './Command';

/** Removes a member's photo, row and files; the first that remains becomes main (D-28). */
export async function takePhotoAway(tools: Tools, word: string): Promise<Answer> {
  const key = /^\/photos\/([^/]+)\//.exec(word)?.[1] ?? word;
  const [photo] = await tools.db.select().from(photos).where(eq(photos.key, key));
  if (!photo) throw new StartError(`There is no photo ${key}`);
  const album = await removePhoto(tools.db, { id: photo.userId, socket: null }, key);
  await tools.publish(album.queued);
  const hadFiles = await tools.photos.has(key);
  const isRemoved = await removeFiles(tools, key);
  const data = {
    ...{ key, member_id: photo.userId, main_photo: mainImage(album.user), had_files: hadFiles },
    kept_for_report: !isRemoved,
  };
  const main = data.main_photo ?? 'none';
  return {
    data,
    lines: [
      `Photo ${key} of member ${photo.userId} is removed, ${whereFilesAre(hadFiles, isRemoved)}; main is ${main}`,
    ],
  };
}

function whereFilesAre(hadFiles: boolean, isRemoved: boolean): string {
  if (!isRemoved) return 'its files stay until the reports that show it are resolved';
  return hadFiles ? 'with its files' : 'there were no files of it in the data folder';
}
