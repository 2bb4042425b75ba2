import { deedNotes } from '../model/deeds/deedNotes';
import { indexedPhotoOutbox } from '../model/photos/photoOutbox';
import { indexedOutbox, pageStorage } from '../shared/storage';
import { indexedAnswers } from '../shared/storage/answerStorage';

/** Takes unsent messages, deeds and photos, and what was answered, off the device, except those of the member given. */
export async function dropUnsent(exceptOf: number | null): Promise<void> {
  const storage = pageStorage(() => localStorage);
  deedNotes(storage).keepOnly(({ memberId }) => memberId === exceptOf);
  const { indexedDeeds } = await import('../model/deeds/DeedDesk');
  await Promise.all(
    [indexedOutbox(storage), indexedDeeds(), indexedPhotoOutbox(), indexedAnswers()].map((kept) =>
      kept.keepOnly(exceptOf),
    ),
  );
}
