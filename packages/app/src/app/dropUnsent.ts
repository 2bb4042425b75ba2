import { indexedPhotoOutbox } from '../model/photos/photoOutbox';
import { indexedOutbox } from '../shared/storage';

/** Takes unsent messages and photos off the device, except those of the member given. */
export async function dropUnsent(exceptOf: number | null): Promise<void> {
  await Promise.all([indexedOutbox().keepOnly(exceptOf), indexedPhotoOutbox().keepOnly(exceptOf)]);
}
